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
  readonly forestAt?: Readonly<Partial<Record<Clearing, string>>>;
  readonly specialEvents?: readonly string[];
  readonly dice?: readonly number[];
  readonly rugwort?: GivenRugwort;
}

/** Clockwise from the top left, in the order of the Forest row of a state. */
export const CLEARINGS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export type Clearing = (typeof CLEARINGS)[number];

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
      readonly workers?: readonly number[];
      readonly tokens?: number;
      readonly stored?: Bundle;
      readonly under?: readonly string[];
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
  readonly forestWorker?: Clearing | null;
  readonly basicWorker?: string | null;
  readonly meadowWorkers?: readonly number[];
  readonly events?: readonly GivenEvent[];
  /** Value of the Journey space his Forest worker stands on. */
  readonly journey?: number | readonly number[] | null;
  readonly lastRoll?: number | null;
}
