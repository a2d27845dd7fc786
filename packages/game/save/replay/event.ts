import { PUBLIC_FIELDS, type EventName, type KnownEvent, type Rules } from '@everdell/engine';
import { eventFieldsOf } from '../../eventFields.ts';
import { damaged } from '../error.ts';
import { isObject, list, object, shown, text, whole, wholes, type Json } from '../read.ts';

type Read = (g: Rules, value: unknown, at: string) => unknown;

const seat: Read = (g, value, at) => whole(value, at, 0, g.automas.length - 1);
const amount: Read = (_g, value, at) => whole(value, at, -MOST, MOST);
const goods: Read = (g, value, at) => wholes(value, at, 0, MOST, g.resources.length);
const holder: Read = (g, value, at) => whole(value, at, -MOST, g.holders - 1);
const zone: Read = (g, value, at) => {
  if (!g.zones.some(({ id }) => id === value)) throw damaged(`${at} is no place for cards (${shown(value)})`);
  return value;
};
const design: Read = (g, value, at) => whole(value, at, -1, g.designs.length - 1);
const MOST = 1_000_000;

/** What the fields of events stand for: the same name is the same thing in all of them. */
const FIELDS: Readonly<Record<string, Read>> = {
  seat,
  to: seat,
  from: zone,
  into: zone,
  goods,
  n: amount,
  value: amount,
  space: amount,
  season: (g, value, at) => whole(value, at, 0, g.seasons.length - 1),
  place: holder,
  slot: holder,
  on: holder,
  under: holder,
  figure: (g, value, at) => {
    if (!(g.figures as readonly unknown[]).includes(value)) throw damaged(`${at} is no piece (${shown(value)})`);
    return value;
  },
  mark: (g, value, at) => {
    if (!(g.marks as readonly unknown[]).includes(value)) throw damaged(`${at} is no token (${shown(value)})`);
    return value;
  },
  effect: (g, value, at) => {
    if (typeof value !== 'string' || !g.effects.has(value)) throw damaged(`${at} is no effect (${shown(value)})`);
    return value;
  },
  arrow: (_g, value, at) => {
    if (value !== 'clockwise' && value !== 'counterclockwise') throw damaged(`${at} is no arrow (${shown(value)})`);
    return value;
  },
  tier: amount,
  have: amount,
  need: amount,
  placeCard: design,
  onCard: design,
  underCard: design,
};

/** An event out of unchecked JSON, with the fields that everybody may know of it, and its cards. */
export function readEvent(g: Rules, value: unknown, at: string): KnownEvent {
  const event = object(value, at);
  const name = text(event['e'], `${at}.e`);
  const ofModules = eventFieldsOf(g);
  const own = Object.hasOwn(PUBLIC_FIELDS, name);
  if (!own && !Object.hasOwn(ofModules, name)) throw damaged(`${at}.e is no kind of event (${shown(name)})`);
  const fields: readonly string[] = own ? PUBLIC_FIELDS[name as EventName] : ofModules[name];
  const known: Record<string, unknown> = { e: name };
  for (const field of fields) {
    const read = own ? FIELDS[field] : plain;
    known[field] = read(g, event[field], `${at}.${field}`);
  }
  if (event['cards'] !== undefined) Object.assign(known, readCards(g, event, at));
  return known as unknown as KnownEvent;
}

/** Of the fields of a module's events nothing is known but that they are plain. */
const plain: Read = (_g, value, at) => {
  if (isObject(value)) throw damaged(`${at} must not be an object`);
  return value;
};

function readCards(g: Rules, event: Json, at: string): object {
  const cards = wholes(event['cards'], `${at}.cards`, 0, g.cards - 1);
  const designs = wholes(event['designs'], `${at}.designs`, 0, g.designs.length - 1, cards.length);
  return event['hidden'] === undefined
    ? { cards, designs }
    : { cards, designs, hidden: whole(event['hidden'], `${at}.hidden`, 1, g.cards) };
}

export function readEvents(g: Rules, value: unknown, at: string): KnownEvent[] {
  return list(value, at).map((event, i) => readEvent(g, event, `${at}[${i}]`));
}
