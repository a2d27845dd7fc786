import { checkEveryAction } from '@everdell/cli';
import { IllegalAction, type Action, type Game, type GameState } from '@everdell/game';
import { NONSENSE } from '../../nonsense.ts';
import { must, type Step } from '../playOut.ts';
import type { Watches } from '../watch.ts';

const key = (action: unknown): string => JSON.stringify(action);

/** Only the seat that is asked may answer. */
export function wrongSeats({ game, state, seat, action }: Step): string | null {
  for (let other = -1; other <= state.seats.length; other++) {
    if (other === seat) continue;
    if (game.check(state, other, action)?.code !== 'not-your-decision') return `seat ${other} may answer for ${seat}`;
    if (game.legal(state, other).length > 0) return `seat ${other} has answers to a question for ${seat}`;
  }
  return null;
}

/** Every card and place that `check` accepts at the start of a turn is listed, once, by itself or by an equal one. */
export function wrongOmission({ game, state, seat, legal }: Step): string | null {
  const names = legal.map((action) => nameOf(game, state, action));
  const listed = new Set(names);
  const plays = names.filter((_, i) => legal[i].t === 'play');
  if (new Set(plays).size !== plays.length) return 'of equal cards more than one is listed';
  const { rules } = game;
  const texts = [-1, ...state.zones[rules.city[seat]]];
  const cases = [-1, ...state.tokens.keys()];
  const acts = [...rules.actById.keys()].flatMap((id) =>
    texts.flatMap((at) => cases.map((it): Action => ({ t: 'act', id, at, it }))),
  );
  const things: Action[] = [
    ...state.cardOf.map((_, card): Action => ({ t: 'play', card })),
    ...state.tokens.map((_, place): Action => ({ t: 'visit', place })),
    ...acts,
    { t: 'season' },
    { t: 'pass' },
  ];
  if (things.length !== rules.cards + rules.holders + acts.length + 2) return 'tables of the wrong length';
  for (const action of things) {
    const accepted = game.check(state, seat, action) === null;
    if (accepted !== listed.has(nameOf(game, state, action))) return `${key(action)} is accepted: ${accepted}`;
  }
  return null;
}

/** Equal for answers that lead to equal positions: copies in a hand, and open cards that differ in nothing. */
function nameOf(game: Game, s: GameState, action: Action): string {
  if (action.t === 'play') return cardName(s, action.card, 'play', game.rules.hand, () => []);
  if (action.t === 'act') return `${action.id} ${nameAt(game, s, action.at)} ${nameAt(game, s, action.it)}`;
  if (action.t !== 'visit' || action.place >= game.rules.cards) return key(action);
  return cardName(s, action.place, 'visit', game.rules.city, (uid) => marksOn(s, uid));
}

function nameAt({ rules }: Game, s: GameState, holder: number): string {
  if (holder < 0 || holder >= rules.cards) return String(holder);
  const inHand = rules.hand.some((zone) => s.zones[zone].includes(holder));
  return cardName(s, holder, '', [...rules.hand, ...rules.city], (uid) => (inHand ? [] : marksOn(s, uid)));
}

function marksOn(s: GameState, uid: number): readonly unknown[] {
  return [
    s.occupied[uid],
    s.tokens[uid],
    s.goods.find(([holder]) => holder === uid)?.slice(1),
    s.beneath.find(([holder]) => holder === uid)?.slice(1),
    s.seats.map(({ workers }) => workers.filter((at) => at === uid).length),
  ];
}

function cardName(
  s: GameState,
  uid: number,
  verb: string,
  zones: readonly number[],
  marks: (uid: number) => readonly unknown[],
): string {
  const owner = zones.findIndex((zone) => s.zones[zone].includes(uid));
  return owner < 0 ? `${verb} ${uid}` : JSON.stringify([verb, s.cardOf[uid], owner, ...marks(uid)]);
}

/** `whyNot` gives the same reasons for cards and places as `check` does. */
export function wrongReason({ game, state, seat }: Step): string | null {
  const { cards, holders } = game.rules;
  const same = (thing: object, action: Action): boolean =>
    key(game.whyNot(state, seat, thing as never)) === key(game.check(state, seat, action));
  for (let card = -1; card <= cards; card++)
    if (!same({ card }, { t: 'play', card })) return `another reason why not to play ${card}`;
  for (let place = -1; place <= holders; place++)
    if (!same({ place }, { t: 'visit', place })) return `another reason why not to visit ${place}`;
  return null;
}

/** Nonsense is refused and changes nothing. */
export function wrongNonsense({ game, state, seat, legal }: Step): string | null {
  const before = key(state);
  const listed = new Set(legal.map(key));
  for (const action of NONSENSE as readonly Action[]) {
    if (listed.has(key(action))) continue; // four parts are too few or too many only where there are four resources
    if (game.check(state, seat, action) === null) return `${key(action)} is accepted`;
    try {
      game.apply(state, seat, action);
      return `${key(action)} is carried out`;
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
    }
  }
  return key(state) === before ? null : 'nonsense changes the position';
}

/** No two actions, payments, divisions or options lead to the same position. */
export function wrongTwins({ game, state, seat, legal }: Step): string | null {
  const ends = new Map<string, Action>();
  for (const action of legal) {
    const copy = game.clone(state);
    game.apply(copy, seat, action);
    const twin = ends.get(key(copy));
    if (twin !== undefined) return `${key(twin)} and ${key(action)} lead to the same position`;
    ends.set(key(copy), action);
  }
  return null;
}

/** What is asked and what may be answered depend on the position alone, and asking does not change it. */
export function wrongAsking({ game, state, seat, decision, legal }: Step): string | null {
  const before = key(state);
  for (const same of [state, game.clone(state), JSON.parse(before) as GameState]) {
    if (key(game.decisions(same)) !== key([decision])) return 'asked again, another decision';
    if (key(game.legal(same, seat)) !== key(legal)) return 'asked again, other answers';
  }
  return key(state) === before ? null : 'asking changes the position';
}

const isTurn = ({ decision }: Step): boolean => decision.kind === 'turn';

export const LEGALITY: Watches = {
  'only the seat that is asked may answer': {
    onlooker: () => ({ before: (step) => must(wrongSeats(step)) }),
  },
  'whatever is listed is listed once, is accepted and leads on': {
    steps: 24,
    onlooker: () => ({ before: ({ game, state, seat }) => must(checkEveryAction(game, state, seat)) }),
  },
  'whatever is accepted at the start of a turn is listed': {
    when: isTurn,
    steps: 40,
    onlooker: () => ({ before: (step) => must(wrongOmission(step)) }),
  },
  'whyNot gives the same reasons as check': {
    when: isTurn,
    steps: 100,
    onlooker: () => ({ before: (step) => must(wrongReason(step)) }),
  },
  'nonsense is refused and changes nothing': {
    steps: 100,
    onlooker: () => ({ before: (step) => must(wrongNonsense(step)) }),
  },
  'no two actions, payments, divisions or options lead to the same position': {
    when: ({ decision, legal }) => decision.kind !== 'pick' && legal.length <= 60,
    steps: 60,
    onlooker: () => ({ before: (step) => must(wrongTwins(step)) }),
  },
  'what is to be decided depends on the position alone': {
    steps: 40,
    onlooker: () => ({ before: (step) => must(wrongAsking(step)) }),
  },
};
