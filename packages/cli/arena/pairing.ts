import { createHash } from 'node:crypto';
import { createGame, makeSetup, type Game, type OptionValue, type SetupRequest } from '@everdell/game';
import type { Player } from './player.ts';

/** Two players who meet so many times. */
export interface Pairing {
  readonly a: Player;
  /** Null = A is alone against the opponent of the set-up, such as Rugwort. */
  readonly b: Player | null;
  readonly request: SetupRequest;
  readonly games: number;
  readonly seed: string;
}

/** The name of side B: a player's, or that of the opponent. */
export function nameOfB({ b, request }: Pairing): string {
  return b?.label ?? opponentOf(createGame(request)) ?? '';
}

/** The opponent that plays by itself. */
export function opponentOf(game: Game): string | undefined {
  return game.rules.automas.find((automa) => automa !== null)?.id;
}

export function isSelfPlay({ a, b }: Pairing): boolean {
  return a.label === b?.label;
}

/** The options that are not as usual. */
export function specialOptions({ players, modules, options }: SetupRequest): Readonly<Record<string, OptionValue>> {
  const usual = makeSetup({ players, modules }).options;
  const given = makeSetup({ players, modules, options }).options;
  return Object.fromEntries(
    Object.entries(given).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(usual[id])),
  );
}

/** Names the pairing, and the games that belong to it: two have the same name only if they are the same. */
export function pairingName(pairing: Pairing): string {
  const { a, request, seed } = pairing;
  const { modules, players } = makeSetup(request);
  const b = nameOfB(pairing);
  const options = Object.entries(specialOptions(request)).sort();
  const all = JSON.stringify([a.label, b, players, modules, options, seed]);
  const mark = createHash('sha256').update(all).digest('hex').slice(0, 6);
  return [a.label, b, `${players}p`, ...modules.filter((id) => id !== 'base'), mark].join('_');
}
