import type { ModuleBridge, Module } from '@everdell/engine';
import { bridges as ofPairs, formats as ofSets, modules as sets, type Format } from '@everdell/sets';

/** Every module that exists, in the order in which their rules apply. The only place that lists them. */
export const registry: readonly Module[] = sets;

/** What modules say about one another; each is there when all of its modules are. */
export const bridges: readonly ModuleBridge[] = ofPairs;

/** What modules say about themselves in positions and scenarios. */
export const formats: readonly Format[] = ofSets;

/** Is it a card or a place of any module at all? */
export function isKnown(id: unknown): boolean {
  const named = String(id);
  return sets.some(({ cards = {}, places = {} }) => Object.hasOwn(cards, named) || Object.hasOwn(places, named));
}

/** Module names of the scenario format that are known but not built yet. */
export const KNOWN_MODULES: readonly string[] = [
  'bellfaire',
  'pearlbrook',
  'spirecrest',
  'newleaf',
  'newleaf:cards-only',
  'newleaf:tickets',
  'newleaf:reservations',
  'newleaf:events',
  'newleaf:basic-events',
  'newleaf:forest',
  'legends',
  'more-legends',
  'extra-extra',
  'rugwort-cards',
  'corrin',
  'through-every-season',
  'player-powers',
  'rugwort',
  'nightweave',
  'nightweave:plot',
  'nightweave:plan',
  'nightweave:personality',
];
