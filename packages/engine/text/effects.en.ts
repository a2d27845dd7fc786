import { priceParts } from '../effects/price.ts';
import type { Destination, EffectOf, Query } from '../effects/types.ts';
import { automas, chosenBy, spot, standing } from './automas.en.ts';
import { bind, clauseOf, filterParts, isUnseen, merged, sourcePhrases, spoken } from './clauses.ts';
import {
  a,
  asides,
  bundle,
  cardsOf,
  clause,
  condition,
  count,
  fewer,
  kindOfCard,
  list,
  placeOf,
  quantity,
  quantityOf,
  steps,
  verb,
  withoutCapital,
  yours,
} from './grammar.en.ts';
import { cardsCounted, fixed, isHandRoom, PLAYED, movesRest, occupantsOf, playedOf, rowsOf } from './terms.ts';
import { draw, give, resourceNoun, ofThese, things, spentNoun, andThen, range, price } from './paying.en.ts';
import type { Clause, Ctx, Phrases } from './types.ts';
import { DONE } from './vocabulary.en.ts';
import { words } from './words.en.ts';

/** What each op says in English. */

const gain = (object: string): Clause => ({ before: 'gain ', object, after: '' });

type CarryOut = EffectOf<'carryOut'>;
const upToOrOne = ({ upTo: most }: CarryOut) => range(most === undefined ? 1 : 0, most ?? 1);

/** Of what was shown, what is left of it. */
function allOf(q: Query, c: Ctx): string {
  if (q.in === 'revealed') return 'the others';
  const what = kindOfCard(q.where, c, q.first ? 1 : 2, sourcePhrases(q, c)[0](q).noun);
  return `${q.first ? 'the first' : 'all'} ${what} ${placeOf(q, c, 'from')}`;
}

/** "put" and "beneath this card". */
function putting(to: Destination, c: Ctx): { readonly verb: string; readonly after: string } {
  if ('beneath' in to) return { verb: 'put', after: ` beneath this ${c.self.noun.one}` };
  if ('bottomOf' in to) return { verb: 'put', after: ` under ${c.names.theZone(to.bottomOf)}` };
  if ('into' in to) return { verb: 'put', after: ' into your city' };
  if ('slot' in to) return { verb: 'put', after: ' into its space' };
  if (to.zone === 'discard') return { verb: 'discard', after: '' };
  if (to.zone === 'hand') return { verb: 'take', after: ' into your hand' };
  return { verb: 'put', after: ` into ${c.names.theZone(to.zone)}` };
}

/** "it" or "them", of what a variable holds; "this card". */
function it(what: string, c: Ctx): string {
  if (what === 'self') return `this ${c.self.noun.one}`;
  return (c.vars[what]?.single ?? true) ? 'it' : 'them';
}

/** "Basic location", "red card in your city". */
function eachOf(q: Query, c: Ctx): string {
  return [kindOfCard(q.where, c, 1), ...(q.in === 'locations' ? [] : [placeOf(q, c, 'at')])].join(' ');
}

/** The chosen cards and what happens to them are one clause: "discard 2 cards from your city". */
function pick(e: EffectOf<'pick'>, c: Ctx): Clause {
  const following = e.then.do === 'seq' ? e.then.steps : [e.then];
  if (e.from.in === 'revealed' && isHandRoom(e.max))
    return ['take any of them into your hand', ...following.slice(1).map((step) => clause(step, c))].join(' and ');
  const { text, n } = range(e.exactly ? fixed(e.max, e) : e.min, fixed(e.max, e));
  const object = cardsOf(e.from, c, text, n, 'from') + chosenBy(e.by, e.prefer, c);
  const inner = bind(c, e.as, things(words.card, 'chosen', e.max === 1));
  const known = following[0].do === 'move' ? putting(following[0].to, c) : undefined;
  if (known === undefined) return { before: 'choose ', object, after: `; ${clause(e.then, inner)}` };
  const rest = following.slice(1);
  const after = known.after + (rest.length === 0 ? '' : `; ${spoken(steps(rest, inner))}`);
  return { before: `${known.verb} `, object, after };
}

function option(e: EffectOf<'option'>, c: Ctx): Clause {
  const choices = merged(
    e.choices.map((choice) => clauseOf(choice.then, c)),
    (objects) => list(objects, 'or'),
  );
  const may = e.optional ? 'you may ' : '';
  if (choices.length === 1) return may + spoken(choices[0]);
  return `${may}choose one: ${choices.map(spoken).join('; or ')}`;
}

function playTerms(e: EffectOf<'playCard'>, c: Ctx): string {
  if (e.terms.free) return ' for free';
  if (e.terms.discount === undefined) return '';
  return ` for ${quantityOf(e.terms.discount, (n) => `${fewer(n, words.resource)} of your choice`, c)}`;
}

/** "a Basic location or a Forest location". */
export function aLocation(where: Query['where'], c: Ctx): string {
  const rows = rowsOf(where).map((row) => c.names.row(row).noun);
  return list((rows.length === 0 ? [words.location] : rows).map(a), 'or');
}

/** "up to 2 Basic locations or Forest locations (different ones)", or "(one for each worker there)". */
function locations({ from, upTo: most, perWorker }: CarryOut, c: Ctx): string {
  const { noun } = filterParts(from.where, c, 1);
  return most === undefined
    ? a(noun)
    : `up to ${most} ${noun.many} (${perWorker ? 'one for each worker there' : 'different ones'})`;
}

/** Says that nobody goes there, or who must be there already. */
function useLocation(e: CarryOut, c: Ctx): string {
  const { where } = e.from;
  if (e.from.in === 'city') return `copy what a visit to ${cardsOf(e.from, c, '1', 1, 'at')} does${asides(where, c)}`;
  const whereWorkers = filterParts(where, c, 1).after.join(' ') + asides(where, c);
  switch (occupantsOf(where)) {
    case 'me':
      return `activate ${aLocation(where, c)} ${whereWorkers}`;
    case 'others':
      return `activate, as if you were there, ${aLocation(where, c)} ${whereWorkers}`;
    case 'any':
      return `carry out ${locations(e, c)} ${whereWorkers}`;
    case undefined:
      return `copy ${aLocation(where, c)}, even an occupied one`;
  }
}

const CARRY_OUT: Readonly<Record<CarryOut['part'], (e: CarryOut, c: Ctx) => string>> = {
  production: (e, c) => {
    const home = e.from.of === undefined || e.from.of === 'home';
    const { text, n } = upToOrOne(e);
    const what = cardsOf(e.from, c, text, n, 'at') + (home ? '' : ' for yourself');
    return `activate ${what}${asides(e.from.where, c, home ? [] : ['what it checks or counts is in that city'])}`;
  },
  onPlay: (e, c) => {
    const { text, n } = upToOrOne(e);
    const { half, at } = sourcePhrases(e.from, c)[0](e.from);
    if (half !== undefined) return `use ${half} ${at}`;
    if (e.from.among !== undefined) return 'carry out what it does when played';
    return `carry out again what ${cardsOf(e.from, c, text, n, 'at')} ${n === 1 ? 'does' : 'do'} when played`;
  },
  effect: (e, c) => {
    const { half, at } = sourcePhrases(e.from, c)[0](e.from);
    return `use ${half === undefined ? cardsOf(e.from, c, '1', 1, 'at') : `${half} ${at}`}`;
  },
  price: (e, c) => `pay for ${e.from.first ? 'the next' : '1'} ${kindThere(e, c)}`,
  visit: useLocation,
};

function kindThere({ from }: CarryOut, c: Ctx): string {
  return `${kindOfCard(from.where, c, 1, sourcePhrases(from, c)[0](from).noun)} ${placeOf(from, c, 'at')}`;
}

/** What follows when it is done. */
function carriedOut(e: CarryOut, c: Ctx): string {
  if (e.then === undefined) return '';
  const noun = sourcePhrases(e.from, c)[0](e.from).noun ?? words.card;
  return `; then ${clause(e.then, bind(c, e.as, { noun, how: 'chosen', single: true }))}`;
}

export const ops: Phrases['ops'] = {
  seq: (e, c) => steps(e.steps, c),
  when: (e, c) => {
    const otherwise = e.else === undefined ? '' : `; otherwise, ${clause(e.else, c)}`;
    return `if ${condition(e.if, c)}, ${clause(e.then, c)}${otherwise}`;
  },
  option,
  repeat: (e, c) => `as often as you like, ${clause(e.then, c)}`,
  gain: (e, c) => {
    if (e.times === undefined) return gain(bundle(e.what, c));
    return gain(quantityOf(e.times, (n) => bundle(e.what, c, n), c));
  },
  gainAny: (e, c) => {
    if (e.lacking) return gain(`${quantity(e.n, words.resource, c)} of a type you have none of`);
    if (typeof e.n === 'number' && e.among !== undefined) return gain(ofThese(e.n, e.among, c));
    return gain(quantity(e.n, resourceNoun(e.among, c), c));
  },
  points: (e, c) => gain(quantity(e.n, words.point, c)),
  pay: (e, c) => {
    const parts = priceParts(e);
    return parts.length === 1 ? price(e, c) : steps(parts, c);
  },
  sit: (e) => (e.as === 'first' ? 'take the first turn of the game' : 'come last in the order of play'),
  later: (e, c) => {
    const end = e.until === 'actionDone' ? 'at the end of this action' : 'at the end of this turn';
    return `${e.once ? 'once ' : ''}${end}, ${clause(e.then, c)}`;
  },
  may: (e, c) => {
    const [first, ...rest] = e.then.do === 'seq' ? e.then.steps : [e.then];
    if (first.do !== 'pay' || first.tokens === undefined || rest.length === 0) return `you may ${clause(e.then, c)}`;
    return `you may ${clause(first, c)} to ${spoken(steps(rest, c))}`;
  },
  spend: (e, c) => {
    const inner = bind(c, e.as, things(spentNoun(e.among, c), 'paid'));
    const what =
      typeof e.among === 'string'
        ? `${e.upTo === 1 ? '' : 'up to '}${quantity(e.upTo, words.resource, c)} of those ${DONE[c.vars[e.among].how]}`
        : `up to ${quantity(e.upTo, resourceNoun(e.among, c), c)}`;
    const act = e.onto ? `put ${what} from your supply on this ${c.self.noun.one}` : `pay ${what}`;
    if (e.evenNone && e.then !== undefined) return `you may ${act}; even if you pay nothing, ${clause(e.then, inner)}`;
    return `you may ${act}${andThen(e, e.as, inner)}`;
  },
  give,
  draw,
  discard: (e, c) => {
    if (e.toLimit) return `discard ${words.card.many} from your hand down to your hand limit`;
    const { max } = e;
    const { text, n } = range(e.min ?? 0, typeof max === 'object' ? undefined : max);
    const inner = bind(c, e.as, things(words.card, 'discarded'));
    const from = placeOf({ in: e.from ?? 'hand' }, c, 'from');
    const some = (m: number): string => `${m} ${kindOfCard(e.where, c, m)} ${from}`;
    const object =
      typeof max === 'object' ? `up to ${quantityOf(max, some, c)}` : `${text} ${kindOfCard(e.where, c, n)} ${from}`;
    const replaced = e.from === undefined ? '' : ` and replace ${n === 1 ? 'it' : 'them'}`;
    return { before: e.shown ? 'show and discard ' : 'discard ', object, after: replaced + andThen(e, e.as, inner) };
  },
  pick,
  refill: (e, c) =>
    `refill ${list(
      e.of.map((display) => c.names.theZone(display)),
      'and',
    )}`,
  deal: (e, c) => {
    const cards = `${quantity(e.n, c.names.inZone(e.from), c)} from the top of ${c.names.theZone(e.from)}`;
    if (e.whose === 'actor') return `give that player ${cards}, unseen`;
    const { verb: put, after } = putting(e.to, c);
    return `${put} ${cards}${after}${isUnseen(e.to, c) ? ', unseen' : ''}`;
  },
  shuffle: (e, c) => {
    const others = e.from.filter((pile) => pile !== e.into).map((pile) => c.names.theZone(pile));
    return others.length === 0
      ? `shuffle ${c.names.theZone(e.into)}`
      : `shuffle ${list(others, 'and')} into ${c.names.theZone(e.into)}`;
  },
  move: (e, c) => {
    const named: Readonly<Record<string, string>> = {
      self: `this ${c.self.noun.one}`,
      [PLAYED]: 'the card being played',
    };
    const what = typeof e.what === 'string' ? (named[e.what] ?? 'what was chosen') : allOf(e.what, c);
    const { verb: put, after } = putting(e.to, c);
    return `${put} ${what}${after}`;
  },
  refund: (e, c) => {
    const bound = c.vars[e.of];
    if (bound?.how === 'host') return gain('the resources of the printed cost of the card whose space it shares');
    if (bound?.how === 'replaced') return gain('the resources of the printed cost of the replaced card');
    return gain(
      bound !== undefined && !bound.single
        ? 'the resources of their printed costs'
        : 'the resources of its printed cost',
    );
  },
  reveal: (e, c) => {
    const from = placeOf({ in: e.from }, c, 'from');
    const left = e.rest === 'bottom' ? `; put the rest under ${c.names.theZone(e.from)}` : '; discard the rest';
    const rest = movesRest(e.then) ? '' : left;
    return { before: 'reveal ', object: `${count(e.n, words.card)} ${from}`, after: `; ${clause(e.then, c)}${rest}` };
  },
  revealOn: (e, c) => {
    const inner = bind(c, e.as, { noun: words.card, how: 'chosen', single: false });
    const paid = e.cost === undefined ? '' : `pay ${bundle(e.cost.goods, c)} and `;
    const most =
      e.atMost === undefined
        ? ''
        : isHandRoom(e.atMost)
          ? ' up to your hand limit'
          : ` (at most ${fixed(e.atMost, e)} times)`;
    const turn = `${paid}reveal the top card of the deck, as often as you like${most}`;
    const bust =
      e.bust === undefined ? '' : `if ${condition(e.bust, inner)}, it is over and brings nothing; otherwise, `;
    return `${turn}; ${bust}${clause(e.then, inner)}; discard the ${bust === '' ? 'revealed cards' : 'rest'}`;
  },
  name: (e, c) => {
    const colours = list(
      e.among.map((colour) => words.colours[colour].m.one),
      'or',
    );
    return `name a color (${colours}) and ${clause(e.then, c)}`;
  },
  forSeats: (e, c) => {
    const { where } = cardsCounted(e);
    return `each opponent draws 1 card for each ${kindOfCard(where, c, 1)} in their city`;
  },
  putTokens: (e, c) => {
    const object = quantity(e.n, words.point, c);
    if (e.on !== undefined) return { before: 'put on it ', object, after: '' };
    return { before: 'put ', object, after: ` on this ${c.self.noun.one}` };
  },
  mark: (e, c) => `put ${a(c.names.mark(e.of))} on ${it(e.on, c)}`,
  unmark: (e, c) =>
    e.on === undefined
      ? `take every ${c.names.mark(e.of).one} away`
      : `take ${a(c.names.mark(e.of))} off ${it(e.on, c)}`,
  flip: (e, c) => `turn ${it(e.what, c)} over`,
  load: (e, c) => {
    const on = e.on === undefined ? `this ${c.self.noun.one}` : `each ${eachOf(e.on, c)}`;
    return { before: 'put ', object: bundle(e.what, c), after: ` on ${on}` };
  },
  unload: (e, c) => {
    const again = e.again ? ', and as many of each type from the supply' : '';
    const what = e.n === undefined ? 'all resources' : count(e.n, words.resources.any);
    return `take ${what} from ${it(e.from ?? 'self', c)}${again}`;
  },
  carryOut: (e, c) => (e.optional ? 'you may ' : '') + CARRY_OUT[e.part](e, c) + carriedOut(e, c),
  produce: () => 'activate every green card in your city once, in any order',
  achieve: () =>
    'achieve an available Event without meeting its requirement and without placing a worker on it; its costs are still paid',
  moveWorker: ({ which }, c) => {
    const who =
      which?.includes('worker') === false
        ? list(
            which.map((piece) => yours(c.names.piece(piece))),
            'or',
          )
        : null;
    const worker = who ?? `1 of your deployed ${which === undefined ? '' : 'ordinary '}${words.worker.many}`;
    return `move ${worker} to another location and activate it`;
  },
  recallWorker: () => 'take back 1 of your deployed workers',
  playCard: (e, c) => {
    const what = cardsOf(e.from, c, '1', 1, 'from');
    return `${e.optional ? 'you may ' : ''}play ${what}${playTerms(e, c)}`;
  },
  search: (e, c) => {
    const { noun } = filterParts(e.where, c, 1);
    if (e.naming) {
      const inner = bind(c, e.as, { noun, how: 'chosen', single: true });
      return `name ${a(noun)}, look through the deck for ${verb(noun, 'it', 'them')} and shuffle the deck; if ${verb(noun, 'it is', 'they are')} there, ${clause(e.then, inner)}`;
    }
    const played = playedOf(e);
    return `look through the deck for ${a(noun)}, play ${verb(noun, 'it', 'them')}${playTerms(played, c)} and shuffle the deck`;
  },
  enlist: (e, c) => `replace one of your undeployed ${words.worker.many} with ${a(c.names.piece(e.piece))}`,
  stay: (e, c) => `leave ${yours(c.names.piece(e.piece))} where it is`,
  put: (e, c) => {
    if (e.piece === 'worker' && typeof e.at === 'object')
      return e.from === undefined
        ? `put ${a(words.worker)} on ${spot(e.at, c)}`
        : e.from === 'home'
          ? `put one of your undeployed ${words.worker.many} on ${spot(e.at, c)}`
          : `move ${standing(e.from, c)} to ${spot(e.at, c)}`;
    const piece = yours(c.names.piece(e.piece));
    if (typeof e.at === 'string') return e.at === 'home' ? `take ${piece} back` : `put ${piece} away`;
    return `put ${piece} on ${cardsOf(e.at, c, '1', 1, 'at')}`;
  },
  ...automas,
  code: (e, c) => withoutCapital(c.names.code(e.id)),
};
