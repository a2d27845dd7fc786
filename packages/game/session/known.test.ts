import { describe, expect, test } from 'vitest';
import {
  inForce,
  knownItem,
  Session,
  startSession,
  type Action,
  type Game,
  type GameEvent,
  type KnownAction,
  type StoryAction,
  ZONE,
} from '../index.ts';
import { isSecret } from './story.ts';
import { dice, playOn, randomAction, TABLES } from '../test-support/random.ts';
import { exchangedAction, learned, redealt, seen, type Viewer } from '../test-support/redeal.ts';

function viewersOf(session: Session): Viewer[] {
  return [null, ...session.state.seats.keys()];
}

/** The cards that an action names, by its fields and not by what they mean. */
function cardsIn(g: Game['rules'], action: Action, ofSeats: boolean): number[] {
  if (action.t === 'split' || (ofSeats && (action.t === 'pick' || action.t === 'add'))) return [];
  const named = Object.entries(action).flatMap(([field, value]) => (field === 'spend' ? [] : (value as unknown)));
  return named.filter((value): value is number => typeof value === 'number' && value >= 0 && value < g.cards);
}

function cardsInLine(line: string): number[] {
  return [...line.matchAll(/#(\d+)/g)].map(([, uid]) => Number(uid));
}

/** Cards that a viewer has seen on the way, though they may already be gone. */
function passing(events: readonly GameEvent[], viewer: Viewer): number[] {
  return events.flatMap((event) => {
    const toAll = event.e === 'revealed' || event.e === 'refilled' || event.e === 'played' || event.e === 'showed';
    // A draw names nobody who alone may know it when the rules say that it is shown to all.
    if (event.e === 'drew' || event.e === 'discarded')
      return event.for === undefined || event.seat === viewer ? event.cards : [];
    return toAll ? event.cards : [];
  });
}

/** What a known action tells that its viewer could not see, before it for an answer, or after it for a card played. */
function leaksOf(
  { game, state }: Session,
  known: KnownAction,
  events: readonly GameEvent[],
  before: ReadonlySet<number>,
  viewer: Viewer,
  ofSeats: boolean,
): string[] {
  const after = seen(game, state, viewer);
  const onTheWay = new Set(passing(events, viewer));
  const open = (uid: number): boolean => before.has(uid) || after.has(uid) || onTheWay.has(uid);
  const leaks: string[] = [];
  for (const event of known.events)
    if ('cards' in event)
      for (const uid of event.cards) if (!open(uid)) leaks.push(`${event.e} tells ${viewer} of card ${uid}`);
  const { action, line } = known;
  if (action === undefined || line === undefined) return leaks;
  for (const uid of [...cardsIn(game.rules, action, ofSeats), ...cardsInLine(line)])
    if (!(action.t === 'play' ? open(uid) : before.has(uid))) leaks.push(`${line} tells ${viewer} of card ${uid}`);
  return leaks;
}

describe('the story as somebody may know it', () => {
  test.each(TABLES)('names no card that the viewer could not see ($players players)', (request) => {
    const roll = dice(request.players * 5);
    const leaks: string[] = [];
    let withheld = 0;
    const session = startSession(request, 'known');
    const viewers = viewersOf(session);
    while (session.decision !== null) {
      const { decision, log } = session;
      const before = viewers.map((viewer) => seen(session.game, session.state, viewer));
      const events = session.act(decision.seat, randomAction(session, roll));
      const [item] = session.story(log.length - 1);
      const ofSeats = decision.kind === 'pick' && decision.of === 'seat';
      viewers.forEach((viewer, i) => {
        const known = knownItem(session.game, item, viewer) as KnownAction;
        leaks.push(...leaksOf(session, known, events, before[i], viewer, ofSeats));
        if (known.action === undefined) withheld++;
        expect(viewer === decision.seat && known.action === undefined).toBe(false);
      });
      if (roll(5) === 0 && session.undoState(decision.seat).possible) session.undo(decision.seat);
    }
    expect(leaks).toEqual([]);
    expect(withheld).toBeGreaterThan(0);
  });

  test('keeps what is drawn into a hand or discarded from one to its owner, in the base game', () => {
    const session = startSession({ players: 3 }, 'own');
    const roll = dice(11);
    let own = 0;
    while (session.decision !== null)
      for (const event of session.act(session.decision.seat, randomAction(session, roll))) {
        if (event.e !== 'drew' && !(event.e === 'discarded' && event.from === 'hand')) continue;
        expect(event.for).toEqual([event.seat]);
        own++;
      }
    expect(own).toBeGreaterThan(20);
  });

  test('is plain JSON, of the fields that are allowed and no others', () => {
    const session = startSession({ players: 3 }, 'fields');
    playOn(session, dice(4), 60);
    const to = inForce(session.log)[15];
    session.rollBack(1, to, [0, 2]);
    const allowed = ['index', 'seat', 'turn', 'takenBack', 'events', 'action', 'line', 'undo'];
    for (const item of session.story()) {
      const known = knownItem(session.game, Object.assign({ note: 'not for you' }, item), 2);
      expect(Object.keys(known).filter((key) => !allowed.includes(key))).toEqual([]);
      expect(JSON.parse(JSON.stringify(known))).toEqual(known);
    }
    const last = session.story().at(-1)!;
    expect(knownItem(session.game, last, null)).toEqual({ index: last.index, undo: { by: 1, to, agreed: [0, 2] } });
  });

  test('tells an act about a hidden card only to the seat itself', () => {
    const session = startSession({ players: 2 }, 'act');
    session.act(session.decision!.seat, randomAction(session, dice(1)));
    const [told] = session.story() as readonly StoryAction[];
    const { game, state } = session;
    const secret = isSecret(game.rules, state, undefined, {
      t: 'act',
      id: 'swap',
      at: -1,
      it: state.zones[game.rules.hand[told.seat]][0],
    });
    const act: StoryAction = { ...told, secret };
    expect(knownItem(game, act, told.seat)).toHaveProperty('action');
    for (const viewer of [null, 1 - told.seat]) {
      expect(knownItem(game, act, viewer)).not.toHaveProperty('action');
      expect(knownItem(game, act, viewer)).not.toHaveProperty('line');
    }
  });
});

/** Something is done aside while a price in cards waits, which other cards might not pay. */
function owesCards({ state: { stack } }: Session): boolean {
  return stack.slice(0, -1).some(({ effect }) => effect.do === 'pay');
}

/** A played card has been discarded before its playing is over: all have seen it, but no view tells of it any more. */
function namesDiscarded({ state: { stack, zones } }: Session): boolean {
  return stack.some(({ scope }) =>
    Object.values(scope.cards).some((cards) => cards.some((uid) => zones[ZONE.discard].includes(uid))),
  );
}

describe('cards that a viewer does not see', () => {
  test.each(TABLES)('make no difference to what it is told of an action ($players players)', (request) => {
    const roll = dice(request.players * 3);
    const count = { told: 0, withheld: 0 };
    const session = startSession(request, 'exchange');
    const { game } = session;
    while (session.decision !== null) {
      const { seat } = session.decision;
      const ofCards = session.decision.kind === 'pick' && session.decision.of === 'card';
      const action = randomAction(session, roll);
      for (const viewer of owesCards(session) || namesDiscarded(session) ? [] : viewersOf(session)) {
        const other = redealt(game, session.state, viewer, roll);
        expect(JSON.stringify(game.view(other.state, viewer))).toBe(JSON.stringify(game.view(session.state, viewer)));
        const theirs = exchangedAction(action, other.to, ofCards);
        if (game.check(other.state, seat, theirs) !== null) continue;
        const [mine, exchanged] = [game.clone(session.state), other.state].map(
          (state) => new Session(game, '', [], { log: [], tellings: new Map(), state }),
        );
        const before = seen(game, session.state, viewer);
        const learnt = [
          learned(mine, mine.act(seat, action), viewer, before),
          learned(exchanged, exchanged.act(seat, theirs), viewer, before),
        ];
        if (learnt.includes(true)) continue;
        const [one, two] = [mine, exchanged].map((s) => knownItem(game, s.story()[0], viewer) as KnownAction);
        expect(two).toEqual(one);
        count[one.action === undefined ? 'withheld' : 'told']++;
      }
      session.act(seat, action);
    }
    expect(count.told).toBeGreaterThan(50);
    expect(count.withheld).toBeGreaterThan(0);
  });
});
