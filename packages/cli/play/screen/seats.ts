import { freeWorkers, isSlot, WORKER, type Holder, type Rules, type Seat } from '@everdell/game';
import { fold, visibleLength } from '../../core/layout.ts';
import { terminalModules } from '../../modules/index.ts';
import { cityItems, cityTitle } from './city.ts';
import { shortGoods } from './cards.ts';
import { flow, heading, type Page } from './page.ts';

/** Those that keep slots of displays shut are told there. */
function takesPart(g: Rules, at: Holder): boolean {
  return at !== WORKER.waiting && at !== WORKER.gone && !isSlot(g, at);
}

/** Workers at home and in all. */
function workersOf({ seen, words }: Page, seat: Seat): string {
  const { known, game } = seen;
  const all = known.seats[seat].workers.filter((at) => takesPart(game.rules, at)).length;
  return [words.workers(freeWorkers(known, seat), all), ...figuresAtHome({ seen }, seat)].join(', ');
}

/** Pieces besides workers that can be placed now. */
function figuresAtHome({ seen }: Pick<Page, 'seen'>, seat: Seat): string[] {
  const { known, game, text } = seen;
  const at = known.slices.figures?.[seat] ?? [];
  return game.rules.figures.filter((_, i) => at[i] === WORKER.home).map((name) => text.piece(name).one);
}

/** What a seat has of the small decks: what everybody sees, and what its owner sees. */
export function keptLines(page: Page, seat: Seat): string[] {
  const { seen, words, width } = page;
  const { known, game, text } = seen;
  const g = game.rules;
  return g.zones.flatMap(({ owner, rows, sees }, z) => {
    if (owner !== seat || z === g.events[seat] || rows.length === 0 || known.zones[z].length === 0) return [];
    if (sees === 'none' || (sees === 'owner' && (seen.watching || seat !== seen.seat))) return [];
    const noun = text.row(g.rowNames[rows[0]]);
    const title = sees === 'owner' ? words.secret(noun.many) : noun.many;
    const names = known.zones[z].map((place) => keptName(page, place));
    return listed(title, names, '', width);
  });
}

/** With its other side up, if it lies so. */
function keptName({ seen, words }: Page, tile: Holder): string {
  const { known, game, text } = seen;
  const name = text.name(game.rules.places[tile - game.rules.cards].id);
  return known.slices.marks?.['flipped']?.includes(tile) ? `${name} (${words.turnedOver})` : name;
}

/** What lies open on the table and is no location: of the piles of small decks, all or their top, and tokens with their other side up. */
export function openLines(page: Page): string[] {
  const { seen, width } = page;
  const { known, game, text } = seen;
  const g = game.rules;
  const nameOf = (tile: Holder): string => keptName(page, tile);
  return g.zones.flatMap(({ id, owner, rows, sees, slots }, z) => {
    if (owner >= 0 || rows.length === 0 || slots > 0 || known.zones[z].length === 0) return [];
    const noun = text.row(g.rowNames[rows[0]]);
    const lying = known.zones[z];
    if (sees === 'top') return listed(`${text.zone(id)} (${lying.length})`, [nameOf(lying.at(-1)!)], '', width);
    if (sees !== 'all' || terminalModules.some((m) => m.unlisted?.includes(id))) return [];
    // What a display is filled from again lies there to be used again, and nobody asks for it.
    if (g.zones.some(({ refill }) => refill?.recycles === z)) return [];
    const isOneOfMany = g.zones.some(
      (other) => other.id !== id && other.owner < 0 && other.sees === 'all' && other.rows[0] === rows[0],
    );
    const title = isOneOfMany ? text.zone(id) : lying.length === 1 ? noun.one : noun.many;
    return listed(title, lying.map(nameOf), '', width);
  });
}

/** The figures of every other seat. */
export function opponentLines(page: Page): string[] {
  const { seen, width } = page;
  return seen.known.seats.flatMap((_, seat) => (seat === seen.seat ? [] : fold(opponentLine(page, seat), width, '  ')));
}

function opponentLine(page: Page, seat: Seat): string {
  const { seen, style, words } = page;
  const { known, game, text } = seen;
  const g = game.rules;
  const me = known.seats[seat];
  const facts = [
    me.passed ? words.passed : text.name(g.seasons[me.season].id),
    `${game.score(known)[seat].total}★`,
    ...(g.automas[seat] === null
      ? [
          shortGoods(page, me.res) || words.noResources,
          words.inHand(known.zones[g.hand[seat]].length),
          workersOf(page, seat),
        ]
      : []),
    words.cityShort(cityTitle(page, seat)),
  ];
  return `${style.bold(seen.names[seat])}: ${facts.join(', ')}`;
}

/** Everything public about a seat. */
export function seatLines(page: Page, seat: Seat): string[] {
  const { seen, words, width } = page;
  const { known, game, text } = seen;
  const g = game.rules;
  const achieved = known.zones[g.events[seat]].map((event) => text.name(g.places[event - g.cards].id));
  const pieces = [...known.seats[seat].workers, ...(known.slices.figures?.[seat] ?? [])];
  const standing = pieces.flatMap((at) => {
    if (at < 0 || isSlot(g, at)) return []; // slots say themselves that they are shut
    return at < g.cards ? [text.name(g.designs[known.cardOf[at]].id)] : [text.name(g.places[at - g.cards].id)];
  });
  return [
    heading(page, seen.names[seat]),
    ...fold(` ${opponentLine(page, seat)}`, width),
    ...listed(words.city, cityItems(page, seat), words.noCards, width),
    ...listed(words.workersAt, standing, words.nowhere, width),
    ...listed(words.achieved, achieved, words.none, width),
    ...keptLines(page, seat),
  ];
}

function listed(title: string, items: readonly string[], otherwise: string, width: number): string[] {
  const [first = otherwise, ...rest] = items;
  return flow([`${title}: ${first}`, ...rest], width, ' · ');
}

/** The player's own figures, right above the question; resources in short where the line would be too long. */
export function statusLine(page: Page): string {
  const { seen, width } = page;
  const { res } = seen.known.seats[seen.seat];
  const long = statusWith(page, seen.text.goods(res));
  return visibleLength(long) <= width ? long : statusWith(page, shortGoods(page, res));
}

function statusWith(page: Page, goods: string): string {
  const { seen, style, words } = page;
  const { known, game, seat, text, names } = seen;
  const season = text.name(game.rules.seasons[known.seats[seat].season].id);
  const facts = [
    style.bold(`${names[seat]}, ${season}`),
    style.bold(goods || words.noResources),
    `${game.score(known)[seat].total}★`,
    workersOf(page, seat),
  ];
  return ` ${facts.join(' · ')}`;
}
