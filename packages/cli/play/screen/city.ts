import { capacity, coveredBy, designOf, hostOf, spacesUsed, type Seat, type Uid } from '@everdell/game';
import type { TurnChoices } from '../choices.ts';
import { shortGoods } from './cards.ts';
import { flow, heading, type Page } from './page.ts';
import { standingOn } from './places.ts';

/** Cards of a city, copies with nothing on them stacked. */
export function cityItems(page: Page, seat: Seat, visit?: TurnChoices['visit']): string[] {
  const { seen, style } = page;
  const { game, known, text } = seen;
  const stacks = new Map<string, { uid: Uid; times: number; number: number | undefined }>();
  for (const uid of known.zones[game.rules.city[seat]]) {
    const marks = marksOn(page, uid);
    const number = visit?.get(uid);
    const key = `${known.cardOf[uid]} ${number === undefined ? '' : uid} ${marks}`;
    const stack = stacks.get(key);
    if (stack === undefined) stacks.set(key, { uid, times: 1, number });
    else stack.times++;
  }
  return [...stacks.values()].map(({ uid, times, number }) => {
    const design = designOf(game.rules, known, uid);
    const marks = marksOn(page, uid);
    const name = style.card(design.colour, text.name(design.id));
    const label = number === undefined ? '' : `${style.bold(String(number))}) `;
    return `${label}${name}${times > 1 ? ` ×${times}` : ''}${marks === '' ? '' : ` (${marks})`}`;
  });
}

/** What lies and stands on a card of a city, in words. */
function marksOn(page: Page, uid: Uid): string {
  const { seen, words } = page;
  const { known } = seen;
  const goods = known.goods.find(([holder]) => holder === uid);
  const under = known.beneath.find(([holder]) => holder === uid);
  const on = Math.max(hostOf(known, uid), coveredBy(known, uid));
  return [
    known.occupied[uid] === 1 ? words.occupied : '',
    known.tokens[uid] > 0 ? `${known.tokens[uid]}★` : '',
    goods === undefined ? '' : shortGoods(page, goods.slice(1)),
    under === undefined ? '' : words.beneath(under.length - 1),
    standingOn(page, uid).join(', '),
    on < 0 ? '' : words.on(seen.text.name(designOf(seen.game.rules, known, on).id)),
  ]
    .filter(Boolean)
    .join(', ');
}

export function cityTitle({ seen, words }: Page, seat: Seat): string {
  const { game, known } = seen;
  const g = game.rules;
  if (g.automas[seat] !== null) return words.cards(known.zones[g.city[seat]].length);
  return words.spaces(spacesUsed(g, known, seat), capacity(g, known, seat));
}

export function cityLines(page: Page, { visit }: TurnChoices): string[] {
  const { seen, words, style, width } = page;
  const items = cityItems(page, seen.seat, visit);
  const lines = items.length === 0 ? [`    ${style.dim(words.noCards)}`] : flow(items, width, ' · ', '    ');
  return [heading(page, words.city, cityTitle(page, seen.seat)), ...lines];
}
