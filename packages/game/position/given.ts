import type { Bundle } from '@everdell/engine';

/** A position as data: the `given` of the scenario format, for the modules that are built. */
export interface Given {
  readonly active?: number;
  readonly seats?: readonly GivenSeat[];
  /** Spaces 1 to 8; null = an empty space. */
  readonly meadow?: readonly (string | null)[];
  readonly deckTop?: readonly string[];
  readonly deckAll?: readonly string[];
  readonly discardTop?: readonly string[];
  readonly discardAll?: readonly string[];
  readonly forest?: readonly string[];
  readonly forestAt?: Readonly<Partial<Record<Clearing | `forest:${Clearing}`, string>>>;
  readonly specialEvents?: readonly string[];
  /** By spot: the River Destination lying there; face down unless `revealed`. */
  readonly river?: Readonly<Record<string, GivenSpot>>;
  readonly dice?: readonly number[];
  readonly rugwort?: GivenRugwort;
}

/** Clockwise from the top left, in the order of the Forest row of a state. */
export const CLEARINGS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export type Clearing = (typeof CLEARINGS)[number];

/** The index of a clearing, which may be called `forest:top-left` too; -1 = there is none of this name. */
export function clearingNamed(value: unknown): number {
  return typeof value === 'string' ? CLEARINGS.findIndex((name) => name === value.replace(/^forest:/, '')) : -1;
}

export interface GivenSpot {
  readonly card?: string;
  readonly revealed?: boolean;
  readonly pearl?: boolean;
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
  readonly pearls?: number;
  /** Legendary cards held, which are no hand cards. */
  readonly legendary?: readonly string[];
  /** Adornments held, and those on the table. */
  readonly adornments?: readonly string[];
  readonly adornmentsPlayed?: readonly string[];
  /** Those built; `worker` while the worker that built it stands there. */
  readonly wonders?: readonly (string | { readonly wonder: string; readonly worker?: boolean })[];
  /** `home`, or where it stands. */
  readonly ambassador?: string | { readonly card: string; readonly owner?: number };
}

/** A plain card by its id, or a card with what lies and stands on it. */
export type GivenCity =
  | string
  | {
      readonly card: string;
      readonly occupied?: boolean;
      /** Seats whose workers stand on it. */
      readonly workers?: readonly number[];
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

export interface GivenRugwort {
  readonly year?: number;
  readonly variants?: readonly string[];
  readonly city?: readonly GivenCity[];
  readonly points?: number;
  readonly forestWorker?: Clearing | `forest:${Clearing}` | null;
  readonly basicWorker?: string | null;
  readonly meadowWorkers?: readonly number[];
  readonly events?: readonly GivenEvent[];
  /** Value of the Journey space his Forest worker stands on. */
  readonly journey?: number | readonly number[] | null;
  readonly lastRoll?: number | null;
  readonly pearls?: number;
  readonly wonders?: readonly string[];
  readonly ambassador?: string;
}
