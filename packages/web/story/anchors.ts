import type { SeatCritter } from '../play/seats.ts';
import { pictures } from 'virtual:art';
import type { Spot } from './flights.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whose things lie in front, and which critter stands for a seat. */
export interface Seating {
  readonly own: number;
  critter(seat: number): SeatCritter;
}

/** Where a spot may be on the screen, the best first. */
function selectorsOf(spot: Spot, { own, critter }: Seating): readonly string[] {
  switch (spot.at) {
    case 'thing':
      return [`[data-thing="${spot.key}"]`];
    case 'seat':
      return spot.seat === own ? ['#status', '#decision'] : [`[data-seat="${spot.seat}"]`, '#rivals'];
    case 'workers':
      return spot.seat === own ? ['[data-workers]'] : [`[data-seat="${spot.seat}"] [data-workers]`];
    case 'hand':
      return spot.seat === own ? ['#hand', '[data-tab="hand"]'] : [`[data-seat="${spot.seat}"] [data-hand]`];
    case 'city':
      return spot.seat === own ? ['#city', '[data-tab="city"]'] : [`[data-seat="${spot.seat}"] [data-city]`];
    case 'resource':
      return spot.seat === own
        ? [`#status [data-res="${spot.id}"]`, `main [data-res="${spot.id}"]`]
        : [`[data-seat="${spot.seat}"] [data-res="${spot.id}"]`];
    case 'season': {
      const token = pictures[`token-${critter(spot.seat)}`];
      return [`[data-on-season="${spot.season}"] img[src="${token}"]`, `[data-on-season="${spot.season}"]`];
    }
    case 'deck':
      return ['[data-deck]'];
    case 'discard':
      return ['[data-discard]', '[data-deck]'];
  }
}

/** Where the first of the spots is that can be seen; null = none of them can. */
export function rectOf(spots: readonly Spot[], seating: Seating): Rect | null {
  for (const spot of spots)
    for (const selector of selectorsOf(spot, seating))
      for (const element of document.querySelectorAll(selector)) {
        const rect = element.getBoundingClientRect();
        if (isInSight(rect)) return { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
      }
  return null;
}

function isInSight({ width, height, left, right, top, bottom }: DOMRect): boolean {
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
}

/** The token of a seat that stands on a thing, for it to show up only when it has arrived. */
export function tokenOn(key: string, critter: SeatCritter): HTMLElement | null {
  const tokens = document.querySelectorAll<HTMLElement>(
    `[data-thing="${key}"] img[src="${pictures[`token-${critter}`]}"]`,
  );
  return tokens.length === 0 ? null : tokens[tokens.length - 1];
}
