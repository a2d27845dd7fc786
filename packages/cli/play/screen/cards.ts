import { cardsBesides, handLimit, isOpenDoor, isShut, ZONE, type CardIx, type Uid } from '@everdell/game';
import { fit, visibleLength } from '../../core/layout.ts';
import type { TurnChoices } from '../choices.ts';
import { shortOf } from '../resources.ts';
import type { Seen } from '../seen.ts';
import { lyingThere } from './places.ts';
import { grid, heading, numbered, type Page } from './page.ts';

/** Amounts in a few characters: "2t 1r". */
export function shortGoods({ seen, words }: Page, goods: readonly number[]): string {
  const parts = goods.flatMap((n, r) => {
    const resource = seen.game.rules.resources[r];
    return n === 0 ? [] : [`${n}${shortOf(seen, words, resource)}`];
  });
  return parts.join(' ');
}

/** Does an unoccupied Construction of the player bring the Critter in? */
function hasDoor({ game, known, seat }: Seen, ix: CardIx): boolean {
  const g = game.rules;
  return known.zones[g.city[seat]].some((uid) => isOpenDoor(g, known, seat, uid, g.designs[ix]));
}

/** From this width on a cell has room for the whole name of the colour, from the other on for Common or Unique too. */
const WITH_COLOUR = 50;
const WITH_RARITY = 56;

/** One line about a card: number, name, colour, Common or Unique, cost, points. */
export function cardCell(page: Page, ix: CardIx, width: number, number?: number, times = 1, mark = ''): string {
  const { seen, style, words, colourNames } = page;
  const { id, colour, rarity, kind, points, ...design } = seen.game.rules.designs[ix];
  const colourName = colourNames[colour] ?? colour;
  const cost = hasDoor(seen, ix) ? words.free : shortGoods(page, design.cost) || words.nothing;
  const facts = [
    style.card(colour, width < WITH_COLOUR ? colourName.slice(0, 3) : fit(colourName, 7)),
    ...(width < WITH_RARITY ? [] : [fit(words.rarities[`${rarity}-${kind}`] ?? '', words.rarityWidth)]),
    fit(cost, words.costWidth),
    `${points}★`.padStart(3),
  ];
  const name = `${seen.text.name(id)}${times > 1 ? ` ×${times}` : ''}${mark}`;
  const used = facts.reduce((sum, fact) => sum + visibleLength(fact) + 1, 0);
  const nameWidth = Math.max(8, Math.min(24, width - 4 - used));
  return `${numbered(page, number)}${style.card(colour, fit(name, nameWidth))} ${facts.join(' ')}`;
}

function cellWidth(width: number, across: number): number {
  return Math.floor((width - 2 * (across - 1)) / across);
}

export function meadowLines(page: Page, { play }: TurnChoices): string[] {
  const { seen, width, words, style } = page;
  const { known, game } = seen;
  const cards = known.zones[ZONE.meadow];
  const { firstSlot } = game.rules.zones[ZONE.meadow];
  const cells = cards.map((uid, space) => {
    if (uid < 0) return `    ${style.dim(words.emptySpace)}`;
    const shut = isShut(game.rules, known, firstSlot + space) ? ` (${words.shut})` : '';
    const marks = lyingThere(page, firstSlot + space);
    return cardCell(page, known.cardOf[uid], cellWidth(width, 2), play.get(uid), 1, shut + marks);
  });
  const note = words.piles(known.zones[ZONE.deck].length, known.zones[ZONE.discard].length);
  return [heading(page, words.meadow, note), ...grid(cells, 2, width)];
}

/** Hand cards, copies of one design together. */
export function handLines(page: Page, { play }: TurnChoices): string[] {
  const { seen, width, words, style } = page;
  const { known, game, seat } = seen;
  const hand = known.zones[game.rules.hand[seat]];
  const title = heading(page, words.hand, words.handNote(hand.length, handLimit(game.rules, known, seat)));
  if (hand.length === 0) return [title, `    ${style.dim(words.noCards)}`];
  const cells = [...byDesign(known.cardOf, hand)].map(([ix, cards]) => {
    const number = cards.map((uid) => play.get(uid)).find((n) => n !== undefined);
    return cardCell(page, ix, cellWidth(width, 2), number, cards.length);
  });
  return [title, ...grid(cells, 2, width)];
}

/** Cards of displays besides the Meadow, each with the tile of the same space in a display of tiles. */
export function displayLines(page: Page, { play }: TurnChoices): string[] {
  const { seen, width, words, style } = page;
  const { known, game, text } = seen;
  const { rules: g } = game;
  const tiles = g.displays.filter((display) => g.zones[display].rows.length > 0);
  return g.displays.flatMap((display) => {
    const { rows, slots, firstSlot, id } = g.zones[display];
    const spaces = known.zones[display];
    if (rows.length > 0 || spaces.every((uid) => uid < 0)) return [];
    const beside = (space: number): string =>
      tiles
        .filter((other) => g.zones[other].slots === slots && known.zones[other][space] >= 0)
        .map((other) => ` + ${text.name(g.places[known.zones[other][space] - g.cards].id)}`)
        .join('');
    const cells = spaces.map((uid, space) => {
      if (uid < 0) return `    ${style.dim(words.emptySpace)}`;
      const marks = lyingThere(page, firstSlot + space);
      return cardCell(page, known.cardOf[uid], width - 34, play.get(uid), 1, marks) + beside(space);
    });
    return [heading(page, text.zone(id)), ...cells.map((cell) => fit(cell, width).trimEnd())];
  });
}

/** Cards that the player may play which are no hand cards; nothing if there are none. */
export function besidesLines(page: Page, { play }: TurnChoices): string[] {
  const { seen, width, words } = page;
  const { known, game, seat } = seen;
  const shown = new Set(game.rules.displays.flatMap((display) => known.zones[display]));
  const cards = cardsBesides(game.rules, known, seat).filter((uid) => !shown.has(uid));
  if (cards.length === 0) return [];
  const cells = cards.map((uid) => cardCell(page, known.cardOf[uid], cellWidth(width, 2), play.get(uid)));
  return [heading(page, words.besides), ...grid(cells, 2, width)];
}

export function byDesign(cardOf: readonly CardIx[], cards: readonly Uid[]): ReadonlyMap<CardIx, readonly Uid[]> {
  const groups = new Map<CardIx, Uid[]>();
  for (const uid of cards) {
    const group = groups.get(cardOf[uid]) ?? [];
    groups.set(cardOf[uid], group);
    group.push(uid);
  }
  return groups;
}
