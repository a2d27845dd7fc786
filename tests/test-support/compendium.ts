/** The component lists of the compendium, which may lie in a folder beside the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPENDIUM = fileURLToPath(new URL('../../../shared/compendium/', import.meta.url));

/** Is the folder there? */
export const present = existsSync(COMPENDIUM);

export type Facts = Readonly<Record<string, unknown>>;
export type Amounts = Record<string, number>;

export interface CardRow {
  readonly id: string;
  readonly set: string;
  readonly kind: string;
  readonly rarity: string;
  readonly colour: string;
  readonly copies: number;
  readonly cost: Amounts;
  readonly points: number;
  readonly freeVia: string | null;
  readonly opensFor: readonly string[];
  readonly opensForRule: { readonly anyCritter?: true } | null;
  readonly open: boolean;
  readonly openReward: number;
  readonly workerSpots: number;
  readonly secondSpotUnlockedBy: string | null;
  readonly permanentWorker: boolean;
  readonly takesSpace: boolean;
  readonly sharesSpaceWith: readonly string[];
  readonly startsWith: Amounts;
  readonly cardPlayingAbility: boolean;
  readonly discount: Amounts | null;
  readonly scoring: unknown;
  readonly triggers: readonly string[];
}

export interface PlaceRow {
  readonly id: string;
  readonly order?: number;
  readonly exclusive: boolean;
  readonly gain: Amounts | null;
}

export interface JourneyRow extends PlaceRow {
  readonly points: number;
  readonly discardCards: number;
  readonly season: string;
  readonly permanent: boolean;
}

export interface ForestRow extends PlaceRow {
  readonly spots: number;
  readonly secondSpotMinPlayers: number;
  readonly onePerPlayer: boolean;
  readonly discount: Amounts | null;
  readonly special: {
    readonly copy?: string;
    readonly discardHand?: { readonly max: number | null };
    readonly perCard?: Amounts;
    readonly playOneOfDrawn?: unknown;
  } | null;
}

export interface EventRow {
  readonly id: string;
  readonly points: number;
  readonly requirement: Facts;
  readonly pay: Amounts;
  readonly onAchieve: string | null;
  readonly scoring: unknown;
}

export interface SizeRow {
  readonly players: number;
  readonly forestCards: number;
  readonly specialEvents: number;
  readonly basicEvents: number;
  readonly startingHandBySeat: readonly number[];
  readonly handLimit: number;
  readonly startingWorkers: number;
  readonly workersOnTree: { readonly spring: number; readonly summer: number; readonly autumn: number };
  readonly forestSecondSpot: boolean;
  readonly meadow: number;
  readonly cityLimit: number;
}

export interface Board {
  readonly boardLayout: { readonly basicEventOrder: readonly string[]; readonly journeyOrder: readonly string[] };
  readonly basicLocations: readonly PlaceRow[];
  readonly haven: PlaceRow;
  readonly journey: readonly JourneyRow[];
  readonly basicEvents: readonly EventRow[];
  readonly forest: readonly ForestRow[];
  readonly specialEvents: readonly EventRow[];
  readonly seasons: readonly { readonly id: string; readonly bonus: string | null; readonly drawMeadow?: number }[];
  readonly setup: { readonly byPlayers: readonly SizeRow[] };
}

/** A file of the compendium; T is what its rows are known to look like. */
export function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(COMPENDIUM, file), 'utf8')) as T;
}
