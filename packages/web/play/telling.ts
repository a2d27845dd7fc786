import type { Game, KnownEvent, Seat, Text } from '@everdell/game';
import { retellers } from '../modules/retellers.ts';
import { concerned } from './concerned.ts';
import { listed, withPassages } from './passages.ts';
import type { Entry } from './story.ts';
import { cardKey, seatKey, type ThingKey } from './things.ts';
import { fold, type Piece, type Teller, type Told } from './told.ts';

export { fold, type Piece, type Teller, type Told } from './told.ts';

const told = new WeakMap<Entry, { by: Teller; told: Told }>();

export function tell(entry: Entry, teller: Teller): Told {
  const before = told.get(entry);
  if (before !== undefined && speakAlike(before.by, teller)) return before.told;
  const now = tellAnew(entry, teller);
  told.set(entry, { by: teller, told: now });
  return now;
}

const speakAlike = (a: Teller, b: Teller): boolean =>
  a.text.lang === b.text.lang && a.you === b.you && a.modules === b.modules && sameNames(a.names, b.names);

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, seat) => name === b[seat]);

/** What an automa did, where its module tells it in its own way. */
function retoldBy(entry: Entry, teller: Teller): readonly (KnownEvent | readonly Piece[])[] | null {
  const automa = entry.seat === null ? null : (teller.game.rules.automas[entry.seat] ?? null);
  const retell = automa === null || teller.modules === undefined ? undefined : retellers[automa.id];
  return retell?.(entry, teller) ?? null;
}

function tellAnew(entry: Entry, teller: Teller): Told {
  const clauses: Piece[][] = [];
  let subject: Seat | null = null;
  for (const event of retoldBy(entry, teller) ?? withPassages(fold(entry.events), teller)) {
    if ('words' in event) {
      const { words, events, tiles } = event;
      const by = 'seat' in events[0] ? events[0].seat : null;
      const list = listed(tiles, teller);
      const goesOn = by !== null && by === subject ? words.goesOn?.(list, by === teller.you) : undefined;
      clauses.push(linked(goesOn ?? words.says(list), events, teller, by));
      if (goesOn === undefined) subject = null;
      continue;
    }
    if (!('e' in event)) {
      clauses.push([...event]);
      subject = null;
      continue;
    }
    const line = teller.text.line(event, 'all', teller.names, teller.you);
    if (line.text === '') continue;
    const goesOn = line.by !== null && line.by === subject;
    if (goesOn) clauses.push(linked(line.rest, [event], teller, line.by));
    else if (line.by === null || line.subject === '') clauses.push(linked(line.text, [event], teller, line.by));
    else clauses.push([{ name: line.subject, seat: line.by }, ...linked(` ${line.rest}`, [event], teller, line.by)]);
    subject = line.by;
  }
  const refilled = entry.events.filter((event) => event.e === 'refilled').filter(({ into }) => into === 'meadow');
  const meadow = refilled.flatMap(({ designs, cards }) =>
    designs.map((ix, i) => linkTo(teller, teller.game.rules.designs[ix].id, cardKey(cards[i]))),
  );
  return { clauses, meadow, plain: plainly(clauses) };
}

const linkTo = ({ text }: Teller, id: string, key: ThingKey | null): Piece => ({ name: text.name(id), id, key });

export const textOfPiece = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.name);

/** "Ana plays a Farm; pays 2 twigs." A clause that begins anew is a sentence of its own. */
function plainly(clauses: readonly (readonly Piece[])[]): string {
  let text = '';
  for (const clause of clauses) {
    const words = clause.map(textOfPiece).join('');
    text = text === '' ? words : isSentence(clause) ? `${text} ${words}` : `${text.replace(/\.$/, '')}; ${words}`;
  }
  return text;
}

/** Does the clause name its own subject? */
export function isSentence(clause: readonly Piece[]): boolean {
  const [first = ''] = clause;
  return typeof first === 'object' || /^\p{Lu}/u.test(first);
}

interface Candidate {
  readonly form: string;
  readonly piece: (name: string) => Piece;
}

/** The words with the names in them that the events speak of, besides that of their subject. */
function linked(words: string, events: readonly KnownEvent[], teller: Teller, subject: Seat | null): Piece[] {
  const candidates = events.flatMap((event) => [...seatsIn(event, teller, subject), ...contentIn(event, teller)]);
  const used = new Set<Candidate>(); // a name is said once, and a player may be called like a card
  const pieces: Piece[] = [];
  let rest = words;
  for (;;) {
    const found = firstOf(
      rest,
      candidates.filter((candidate) => !used.has(candidate)),
    );
    if (found === null) break;
    used.add(found.candidate);
    if (found.at > 0) pieces.push(rest.slice(0, found.at));
    pieces.push(found.candidate.piece(found.candidate.form));
    rest = rest.slice(found.at + found.candidate.form.length);
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}

/** The name that comes first; of several that begin there the longest. */
function firstOf(text: string, candidates: readonly Candidate[]): { at: number; candidate: Candidate } | null {
  let best: { at: number; candidate: Candidate } | null = null;
  for (const candidate of candidates) {
    const at = wordAt(text, candidate.form);
    if (at < 0) continue;
    const better =
      best === null || at < best.at || (at === best.at && candidate.form.length > best.candidate.form.length);
    if (better) best = { at, candidate };
  }
  return best;
}

const LETTER = /[\p{L}\p{N}]/u;

function wordAt(text: string, form: string): number {
  if (form === '') return -1;
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const end = at + form.length;
    if (!(at > 0 && LETTER.test(text[at - 1])) && !(end < text.length && LETTER.test(text[end]))) return at;
  }
  return -1;
}

function seatsIn(event: KnownEvent, { names, text, you }: Teller, subject: Seat | null): Candidate[] {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  return [fields['seat'], fields['to']].flatMap((seat): Candidate[] => {
    if (typeof seat !== 'number' || seat === subject || seat === you) return [];
    const form = names[seat] ?? text.name(String(seat));
    return [{ form, piece: (name) => ({ name, seat }) }];
  });
}

/** Cards and places by the fields that events have for them, also of events that modules add. */
function contentIn(event: KnownEvent, teller: Teller): Candidate[] {
  const { game, text } = teller;
  const g = game.rules;
  const found: Candidate[] = [];
  const add = (id: string, key: ThingKey | null, forms: readonly string[]): void => {
    for (const form of forms) found.push({ form, piece: (name) => ({ name, id, key }) });
  };
  const design = (ix: number, key: ThingKey | null): void => {
    const known = g.designs[ix];
    if (known !== undefined) add(known.id, key, [text.name(known.id), pluralOf(teller, ix)]);
  };
  if ('designs' in event) event.designs.forEach((ix, i) => design(ix, cardKey(event.cards[i])));
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  for (const name of HOLDERS) {
    const holder = fields[name];
    if (typeof holder !== 'number') continue;
    const card = fields[`${name}Card`];
    if (holder < g.cards) design(typeof card === 'number' ? card : -1, cardKey(holder));
    else {
      const place = g.places[holder - g.cards];
      if (place !== undefined) add(place.id, `h${holder}`, [text.name(place.id)]);
    }
  }
  return found;
}

/** Fields of events that name a holder; `placeCard` and so on tell its design where it is a card. */
const HOLDERS = ['place', 'on', 'under', 'card'] as const;

const plurals = new WeakMap<Text, Map<number, string>>();

/** The plural of a card's name, taken from a sentence that counts two of them. */
function pluralOf({ text }: Teller, ix: number): string {
  let known = plurals.get(text);
  if (known === undefined) plurals.set(text, (known = new Map()));
  let plural = known.get(ix);
  if (plural === undefined) {
    const sentence = text.event({ e: 'drew', seat: 0, cards: [0, 1], designs: [ix, ix] }, 'all', ['@']);
    plural = /\b2 (.+)\.$/.exec(sentence)?.[1] ?? '';
    known.set(ix, plural);
  }
  return plural;
}

/** The things on the table that an entry is about, the most telling first. */
export function thingsOf(game: Game, entry: Entry): readonly ThingKey[] {
  const things = new Set<ThingKey>();
  const isCard = (holder: number): boolean => holder < game.rules.cards;
  for (const event of entry.events) {
    const fields = event as unknown as Readonly<Record<string, unknown>>;
    for (const name of HOLDERS) {
      const holder = fields[name];
      if (typeof holder === 'number') things.add(isCard(holder) ? `c${holder}` : `h${holder}`);
    }
    if ('cards' in event && event.e !== 'refilled' && event.e !== 'drew')
      for (const card of event.cards) things.add(cardKey(card));
    const other = event.e === 'gave' || event.e === 'gaveGoods' ? event.to : concerned(event);
    if (other !== null) things.add(seatKey(other));
  }
  if (entry.seat !== null) things.add(seatKey(entry.seat));
  return [...things];
}
