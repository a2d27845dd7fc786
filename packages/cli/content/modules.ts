import { bridges, registry, TABLE_SIZES, type Module } from '@everdell/game';

/** A module and what it brings. */
export interface ModuleRow {
  readonly id: string;
  /** Designs of cards, and locations, Events and other places. */
  readonly cards: number;
  readonly places: number;
  /** Numbers of human players it can be used with. */
  readonly players: readonly number[];
  readonly needs: readonly string[];
}

/** What modules say together. */
export interface BridgeRow {
  readonly needs: readonly string[];
  /** What an automa reacts to besides. */
  readonly reacts: readonly string[];
  /** What it brings as code. */
  readonly code: readonly string[];
}

export function moduleRows(): readonly ModuleRow[] {
  return registry.map(({ id, cards = {}, places = {}, players = TABLE_SIZES, needs = [] }: Module) => ({
    id,
    cards: Object.keys(cards).length,
    places: Object.keys(places).length,
    players,
    needs,
  }));
}

export function bridgeRows(): readonly BridgeRow[] {
  return bridges.map(({ needs, automa, code = {} }) => ({
    needs,
    reacts: (automa?.reacts ?? []).map(({ to }) => to),
    code: Object.keys(code),
  }));
}

/** Have these two something to say together? */
export function isBridged(rows: readonly BridgeRow[], one: string, other: string): boolean {
  return rows.some(({ needs }) => needs.includes(one) && needs.includes(other));
}
