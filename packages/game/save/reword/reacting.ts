import { isObject, type Json } from '../read.ts';
import type { Reword } from './types.ts';

/** Happenings that had another name. */
const HAPPENINGS: Readonly<Record<string, string>> = { beforeRecall: 'preparing' };

/** What cards and modules did when something had happened. */
export const reacting: Readonly<Record<string, Reword>> = {
  triggers: ({ list, event }) => ({
    do: 'react',
    to: HAPPENINGS[String(event)] ?? event,
    list: Array.isArray(list) ? list.map((card: unknown) => [card]) : list,
  }),
  moments: ({ list }) => ({ do: 'seq', steps: list }),
};

/** What it was about stood in a field, and drawn cards had another name. */
export function triggersScope({ event, card }: Json, scope: Json): Json {
  if (!isObject(scope['cards'])) return scope;
  const { drawn, ...cards } = scope['cards'];
  return {
    ...scope,
    cards: {
      ...cards,
      ...(drawn === undefined ? {} : { [event === 'drew' ? 'cards' : 'drawn']: drawn }),
      ...(card === undefined ? {} : { card: [card] }),
    },
  };
}
