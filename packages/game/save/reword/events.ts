import { isObject, list, type Json } from '../read.ts';

/** Achieved Events lie in a zone of their seat: of a state, or of a view of one. */
export function eventsInZones(state: Json, at: string): Json {
  const seats = list(state['seats'], `${at}.seats`).filter(isObject);
  const zones = [...list(state['zones'], `${at}.zones`), ...seats.map(({ events }) => events)];
  const fields = (seat: Json): [string, unknown][] => Object.entries(seat).filter(([name]) => name !== 'events');
  return { ...state, zones, seats: seats.map((seat) => Object.fromEntries(fields(seat))) };
}

/** The names of these zones, after those that there were. */
export function withEventZones(names: unknown, state: Json, at: string): unknown[] {
  const seats = list(state['seats'], 'seats');
  return [...list(names, at), ...seats.map((_, seat) => `events:${seat}`)];
}
