import { BARE_SPACE, EMPTY_SPACE } from '@everdell/engine';
import { shutSpaces } from './modules/rugwort.ts';
import { list, object, texts, wholes, type Json } from './read.ts';

const SPACES = 8;
const BARE = 2;
const SHUT = 1;

/** The slots of the only display there was until format 2. */
export const MEADOW_SLOTS: readonly string[] = Array.from({ length: SPACES }, (_, i) => `meadow:${i + 1}`);

/**
 * Until format 2 a state, or a view of one, had a list of what each space of the Meadow allows. Now the spaces are holders,
 * numbered after cards and places: who shuts one stands on it, and one that stays empty says so itself.
 */
export function withSlots(state: Json, tables: Json, at: string): Json {
  const { meadow, ...rest } = state;
  const kinds = wholes(meadow, `${at}.meadow`, 0, 2, SPACES);
  const places = texts(tables['places'], 'places').length;
  const firstSlot = list(state['cardOf'], `${at}.cardOf`).length + places;
  const display = texts(tables['zones'], 'zones').indexOf('meadow');
  const zones = list(state['zones'], `${at}.zones`).map((zone, z) => {
    if (z !== display || !Array.isArray(zone)) return zone;
    return zone.map((card: unknown, i) => (card === EMPTY_SPACE && kinds[i] === BARE ? BARE_SPACE : card));
  });
  const tokens = [...list(state['tokens'], `${at}.tokens`), ...kinds.map(() => 0)];
  const slots = kinds.flatMap((kind, i) => (kind === SHUT ? [firstSlot + i] : []));
  const seats = list(state['seats'], `${at}.seats`).map((seat, i) => object(seat, `${at}.seats[${i}]`));
  return { ...rest, zones, tokens, seats: shutSpaces(state, seats, slots, at) };
}
