import type { Bundle } from '@everdell/engine';

/** A position as data: the `given` of the scenario format. Modules merge their fields in. */
export interface Given {
  /** A seat, or the name of an automa that takes turns. */
  readonly active?: number | string;
  readonly seats?: readonly GivenSeat[];
  /** Spaces 1 to 8; null = an empty space. */
  readonly meadow?: readonly (string | null)[];
  /** Spaces of other displays, by name. */
  readonly displays?: Readonly<Record<string, readonly (string | null)[]>>;
  /** By token: what has one on it, told like a location; a space of a display as `meadow:1`. */
  readonly marks?: Readonly<Record<string, readonly unknown[]>>;
  readonly deckTop?: readonly string[];
  readonly deckAll?: readonly string[];
  readonly discardTop?: readonly string[];
  readonly discardAll?: readonly string[];
  readonly forest?: readonly string[];
  readonly forestAt?: Readonly<Partial<Record<Clearing | `forest:${Clearing}`, string>>>;
  readonly specialEvents?: readonly string[];
  readonly dice?: readonly number[];
}

/** Clockwise from the top left, in the order of the Forest row of a state. */
export const CLEARINGS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export type Clearing = (typeof CLEARINGS)[number];

/** The index of a clearing, which may be called `forest:top-left` too; -1 = there is none of this name. */
export function clearingNamed(value: unknown): number {
  return typeof value === 'string' ? CLEARINGS.findIndex((name) => name === value.replace(/^forest:/, '')) : -1;
}

export interface GivenSeat {
  readonly season?: string;
  readonly workersFree?: number;
  readonly resources?: Bundle;
  readonly points?: number;
  readonly hand?: readonly string[];
  readonly city?: readonly GivenCity[];
  readonly deployed?: readonly string[];
  readonly events?: readonly GivenEvent[];
  readonly passed?: boolean;
}

/** A plain card by its id, or a card with what lies and stands on it. */
export type GivenCity =
  | string
  | {
      readonly card: string;
      readonly occupied?: boolean;
      /** Seats whose workers stand on it. */
      readonly workers?: readonly (number | string)[];
      readonly tokens?: number;
      readonly stored?: Bundle;
      readonly under?: readonly string[];
      /** The card whose space it shares. */
      readonly on?: string;
    };

export type GivenEvent =
  | string
  | {
      readonly event: string;
      readonly worker?: boolean;
      readonly stored?: Bundle;
      readonly under?: readonly string[];
    };
