import type { Action } from '@everdell/game';
import type { ClientMessage } from '@everdell/protocol';

/** One good message of every kind, to be spoilt. */

const ACTIONS: readonly Action[] = [
  { t: 'play', card: 3 },
  { t: 'visit', place: 130 },
  { t: 'season' },
  { t: 'pass' },
  { t: 'act', id: 'dance', at: -1, it: 1 },
  { t: 'pick', items: [1, 2] },
  { t: 'add', item: 4 },
  { t: 'done' },
  { t: 'option', id: 'use' },
  { t: 'split', by: [1, 0, 2, 0] },
  {
    t: 'pay',
    spend: [1, 0, 0, 2],
    uses: [
      { by: 'ability', at: 6, with: 7 },
      { by: 'door', at: 5 },
    ],
  },
  {
    t: 'pay',
    spend: [0, 0, 0, 0],
    uses: [
      { by: 'ability', at: 6, n: 2 },
      { by: 'banner', at: 8 },
    ],
  },
];

type Body<M> = M extends unknown ? Omit<M, 'id' | 'table'> : never;

export function bodies(version: number): readonly Body<ClientMessage>[] {
  return [
    { type: 'open', since: 0, chat: 0 },
    { type: 'close' },
    ...ACTIONS.map((action) => ({ type: 'act' as const, version, action })),
    { type: 'undo', version },
    { type: 'propose', proposal: { kind: 'undo', version } },
    { type: 'propose', proposal: { kind: 'replace', seat: 1, bot: 'greedy' } },
    { type: 'vote', proposal: 'vAAAAAAAAAAAAAAAA', yes: true },
    { type: 'say', text: 'hello' },
    { type: 'mute', who: 1, on: true },
    { type: 'sit', seat: 0, name: 'Eve' },
    { type: 'rename', name: 'Eve' },
    { type: 'word', word: 'moss' },
    { type: 'leave' },
    { type: 'return' },
    { type: 'seat', seat: 1, as: { kind: 'bot', bot: 'greedy' } },
    { type: 'seat', seat: 1, as: { kind: 'open' } },
    { type: 'start' },
    { type: 'replace', seat: 1, bot: 'greedy' },
    { type: 'dissolve' },
    { type: 'rematch' },
    { type: 'renew', what: 'seat' },
    { type: 'ping' },
  ];
}

/** Good bodies of the other requests. */
export const REQUESTS: readonly { method: string; path: string; body: object }[] = [
  { method: 'POST', path: '/api/guests', body: { name: 'Eve', token: true } },
  { method: 'PATCH', path: '/api/me', body: { name: 'Eve' } },
  {
    method: 'POST',
    path: '/api/tables',
    body: {
      setup: { players: 2, modules: ['base'], options: { firstPlayer: 0, earlyPass: true } },
      seats: [{ kind: 'host' }, { kind: 'bot', bot: 'greedy' }],
      title: 'Mine',
      listed: false,
      spectators: true,
      chat: true,
      perTurn: 60,
    },
  },
  { method: 'POST', path: '/api/tables/TABLE/enter', body: { secret: 'A'.repeat(32), name: 'Eve' } },
];
