import type { OptionValue } from '@everdell/game';

/** A value of a set-up option in words. */
export interface ChoiceInWords {
  readonly value: string | number | boolean;
  readonly name: string;
  readonly about: string;
}

export interface OptionInWords {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly ChoiceInWords[];
  readonly initial: OptionValue;
  /** Any number of the values at once. */
  readonly several: boolean;
}

export const BROUGHT = ['cards', 'events', 'forest'] as const;
export type Brought = (typeof BROUGHT)[number];

/** A module that can be brought to the table, in words. */
export interface ModuleInWords {
  readonly id: string;
  readonly name: string;
  /** Numbers of people and bots it can be played with; null = any. */
  readonly players: readonly number[] | null;
  readonly needs: readonly string[];
  readonly excludes: readonly string[];
  /** At most one module of such a group is advised; null = it goes with all. */
  readonly oneOf: string | null;
  /** What it adds to a game for each person. */
  readonly minutes: number;
  /** How many cards, Events and Forest cards. */
  readonly brings: Readonly<Record<Brought, number>>;
  /** It brings an opponent of its own. */
  readonly opponent: boolean;
  /** How that one is called; '' = it brings none. */
  readonly against: string;
  /** Small decks of which every player is dealt some cards: how many it brings, and how many each one gets. */
  readonly decks: readonly { readonly id: string; readonly cards: number; readonly each: number }[];
  /** Those that have words. */
  readonly options: readonly OptionInWords[];
}

export type Catalogue = readonly ModuleInWords[];
