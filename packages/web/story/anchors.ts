import { pieceOf } from '../kit/SeatToken.tsx';
import type { SeatCritter } from '../play/seats.ts';
import { pictures } from 'virtual:art';
import type { ThingKey } from '../play/things.ts';
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
  /** What stands for a thing whose land is not in front; empty = it is in none. */
  stretch(key: ThingKey): readonly string[];
}

const token = (critter: SeatCritter, figure?: string): string =>
  `img[src="${pictures[pieceOf(critter, false, figure)]}"]`;
const workerOn = (key: string, critter: SeatCritter, figure?: string): string =>
  `[data-thing="${key}"] ${token(critter, figure)}`;
const sign = (icon: string): string => `[data-icon="${icon}"]`;

/** Where a spot may be on the screen, the best first. */
function selectorsOf(spot: Spot, { own, critter, stretch }: Seating): readonly string[] {
  switch (spot.at) {
    case 'thing':
      return [`[data-thing="${spot.key}"]`, ...stretch(spot.key)];
    case 'worker':
      return [workerOn(spot.key, critter(spot.seat), spot.figure), ...stretch(spot.key)];
    case 'seat':
      return spot.seat === own ? [STATUS] : [`[data-thing="s${spot.seat}"]`];
    case 'workers':
      if (spot.figure !== undefined)
        return spot.seat === own
          ? [`${STATUS} [data-figure="${spot.figure}"]`, STATUS]
          : [`[data-seat="${spot.seat}"] ${token(critter(spot.seat), spot.figure)}`, ...panel(spot.seat, 'worker')];
      return spot.seat === own
        ? ['[data-drag="worker"]', `${STATUS} ${sign('worker')}`, STATUS]
        : panel(spot.seat, 'worker');
    case 'hand':
      return spot.seat === own ? ['#hand', '[data-tab="hand"]'] : panel(spot.seat, 'card');
    case 'city':
      return spot.seat === own ? ['#city', '[data-tab="city"]'] : panel(spot.seat, 'city');
    case 'resource':
      return spot.seat === own
        ? [`${STATUS} [data-good="${spot.id}"]`, `${STATUS} ${sign(spot.id)}`]
        : panel(spot.seat, spot.id);
    case 'season': {
      const disc = `#board button[data-season="${spot.season}"]`;
      return [`${disc} ${token(critter(spot.seat))}`, disc];
    }
    case 'deck':
      return [`#board ${sign('deck')}`, '#board'];
    case 'discard':
      return [`#board ${sign('discard')}`, '#board'];
  }
}

/** The figures of the one in front. */
const STATUS = '[data-status]';

/** What a rival has of something stands beside its icon. */
const panel = (seat: number, icon: string): readonly string[] => [
  `[data-seat="${seat}"] ${sign(icon)}`,
  `[data-thing="s${seat}"]`,
];

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

/** The worker of a seat on a thing, for it to show up only when it has arrived. */
export function workerAt(key: string, critter: SeatCritter, figure?: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(workerOn(key, critter, figure))].at(-1) ?? null;
}
