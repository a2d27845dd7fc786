import type { KnownEvent, KnownItem } from '@everdell/game';
import { createStore, type StoreApi } from 'zustand';
import { mayMove } from '../app/motion.ts';
import { useSettings } from '../app/settings.ts';
import { stretchOfThing } from '../play/lands.ts';
import { critterOf } from '../play/seats.ts';
import type { Seen } from '../play/seen.ts';
import { PACE } from '../play/showing.ts';
import { freshEntries, type Entry } from '../play/story.ts';
import { thingsOf } from '../play/telling.ts';
import type { ThingKey } from '../play/things.ts';
import { rectOf, workerAt, type Rect, type Seating } from './anchors.ts';
import { flightsOf, type Flight, type Spot } from './flights.ts';
import { afterPaint } from './afterPaint.ts';
import { elementsOf, outline } from './pointing.ts';

/** A flight that has found its way. */
export interface Aloft {
  readonly id: number;
  readonly flight: Flight;
  readonly from: Rect;
  readonly to: Rect;
  readonly delay: number;
  readonly duration: number;
}

/** Shows how things move: the way is measured before and after the picture changes. */
export interface Flying {
  readonly store: StoreApi<{ readonly aloft: readonly Aloft[]; readonly seen: Seen | null }>;
  /** A step is about to be shown: from where do things come? */
  prepare(after: Seen, fresh: readonly KnownItem[]): void;
  /** A part of the step is on the screen: what is still to land there does not show. */
  hideLanding(fresh: readonly KnownItem[]): void;
  /** The step is on the screen: off they go. */
  launch(fresh: readonly KnownItem[]): void;
  /** Shows an older move once more, as far as its things are still there. */
  replay(seen: Seen, entry: Entry): void;
  land(id: number): void;
  clear(): void;
}

/** At normal pace. */
const DURATION = 640;
const STAGGER = 110;
const OUTLINE = 1000;
/** Longer than it takes to draw a table, on any machine. */
const HIDDEN = 4000;

interface Prepared {
  readonly fresh: readonly KnownItem[] | null;
  readonly seen: Seen;
  readonly things: readonly ThingKey[];
  readonly ways: readonly { readonly flight: Flight; readonly from: Rect | null }[];
}

export function createFlying(): Flying {
  const store = createStore<{ aloft: readonly Aloft[]; seen: Seen | null }>()(() => ({ aloft: [], seen: null }));
  let prepared: Prepared | null = null;
  /** What is to land, until its way is known. */
  const hidden = new Map<Element, Animation>();
  let ids = 0;
  /** Whatever was to fly before is not of this player any more. */
  let cleared = 0;

  const measure = (seen: Seen, events: readonly KnownEvent[]): Prepared['ways'] => {
    const seating = seatingOf(seen);
    const flights = mayMove() ? flightsOf(seen, events) : [];
    return flights.map((flight) => ({ flight, from: rectOf(startOf(flight), seating) }));
  };

  const showHidden = (): void => {
    for (const animation of hidden.values()) animation.cancel();
    hidden.clear();
  };

  const launchNow = ({ seen, ways }: Prepared): void => {
    const seating = seatingOf(seen);
    const speed = paceFactor();
    const duration = DURATION * speed;
    // All reading of the layout first, then all writing: in a task of its own, as this is much for one.
    const measured = ways.map(({ flight, from }) => ({ flight, from, to: rectOf(endOf(flight), seating) }));
    let delay = 0;
    const aloft: Aloft[] = [];
    for (const { flight, from, to } of measured) {
      if (from === null || to === null || isNowhere(from, to, flight)) continue;
      aloft.push({ id: ++ids, flight, from, to, delay, duration });
      delay += STAGGER * speed;
    }
    if (aloft.length === 0) return showHidden();
    const before = cleared;
    setTimeout(() => {
      showHidden();
      if (before !== cleared) return;
      for (const one of aloft) hideUntilLanded(one, seen);
      store.setState(({ aloft: others }) => ({ aloft: [...others, ...aloft], seen }));
    });
  };

  return {
    store,
    prepare(after, fresh) {
      prepared = null;
      showHidden();
      const events = fresh.flatMap((item) => ('events' in item && !item.takenBack ? item.events : []));
      if (events.length === 0 || useSettings.getState().speed === 'instant') return;
      const things = freshEntries(after.game, fresh, after.picture.story).flatMap((entry) =>
        thingsOf(after.game, entry),
      );
      prepared = { fresh, seen: after, things, ways: measure(after, events) };
    },
    hideLanding(fresh) {
      if (prepared === null || prepared.fresh !== fresh || !mayMove()) return;
      const { ways, seen } = prepared;
      for (const { flight, from } of ways)
        for (const element of from === null ? [] : landing(flight, seen))
          if (!hidden.has(element))
            hidden.set(element, element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: HIDDEN }));
    },
    launch(fresh) {
      const now = prepared;
      if (now === null || now.fresh !== fresh) return;
      prepared = null;
      if (!mayMove()) return outlineFor(now.seen, now.things);
      const before = cleared;
      afterPaint(() => {
        if (before === cleared) launchNow(now);
      });
    },
    replay(seen, entry) {
      if (!mayMove()) return;
      launchNow({ fresh: null, seen, things: [], ways: measure(seen, entry.events.filter(isMove)) });
    },
    land: (id) => store.setState(({ aloft }) => ({ aloft: aloft.filter((one) => one.id !== id) })),
    clear() {
      prepared = null;
      showHidden();
      cleared++;
      store.setState({ aloft: [], seen: null });
    },
  };
}

/** Of an older move only the worker is shown again: everything else may lie elsewhere by now. */
const isMove = ({ e }: KnownEvent): boolean => e === 'visited' || e === 'placed' || e === 'achieved';

const startOf = (flight: Flight): readonly Spot[] => (flight.what === 'pulse' ? flight.at : flight.from);
const endOf = (flight: Flight): readonly Spot[] => (flight.what === 'pulse' ? flight.at : flight.to);

const seatingOf = (seen: Seen): Seating => ({
  own: seen.seat,
  critter: (of) => critterOf(seen.game, of),
  stretch: (key) => stretchOfThing(seen, key),
});

/** Slow and fast moves take their share of the pace. */
function paceFactor(): number {
  const pace = PACE[useSettings.getState().speed];
  return pace === 0 ? 0.7 : Math.min(1.6, Math.max(0.55, pace / PACE.normal));
}

function isNowhere(from: Rect, to: Rect, { what }: Flight): boolean {
  return what !== 'pulse' && Math.hypot(from.x - to.x, from.y - to.y) < 12;
}

function outlineFor(seen: Seen, things: readonly ThingKey[]): void {
  const clear = outline(seen, things);
  setTimeout(clear, OUTLINE);
}

/** What shows up where something lands. */
function landing(flight: Flight, { game }: Seen): readonly HTMLElement[] {
  if (flight.what === 'keepsake') return elementsOf(flight.lands);
  if (flight.what === 'card') return flight.lands === undefined ? [] : elementsOf(flight.lands);
  if (flight.what !== 'token') return [];
  const workers = flight.to.map((spot) =>
    spot.at === 'worker' ? workerAt(spot.key, critterOf(game, flight.seat), flight.figure) : null,
  );
  return workers.filter((worker) => worker !== null);
}

function hideUntilLanded({ flight, delay, duration }: Aloft, seen: Seen): void {
  for (const element of landing(flight, seen))
    element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.86 }, { opacity: 1 }], {
      duration: delay + duration,
      easing: 'linear',
    });
}
