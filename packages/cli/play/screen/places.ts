import { designOf, marksShown, type Holder, type MarkName, type PlaceInfo } from '@everdell/game';
import { askModules } from '../../modules/index.ts';
import type { TurnChoices } from '../choices.ts';
import { flow, grid, heading, numbered, type Page } from './page.ts';

/** Names of the seats with a worker or another piece there. */
export function standingOn({ seen }: Page, holder: Holder): readonly string[] {
  const { known, names } = seen;
  return known.seats.flatMap(({ workers }, seat) => {
    const pieces = [...workers, ...(known.slices.figures?.[seat] ?? [])];
    return pieces.filter((at) => at === holder).map(() => names[seat]);
  });
}

/** Tokens and goods that lie there, in brackets; empty = nothing does. */
export function lyingThere(page: Page, holder: Holder): string {
  const { known, text } = page.seen;
  const { rules } = page.seen.game;
  const lies = (mark: MarkName): boolean =>
    (known.slices.marks?.[mark] ?? []).includes(holder) || marksShown(rules, known, mark).includes(holder);
  const marks = rules.marks.filter((mark) => mark !== 'flipped' && lies(mark)).map((mark) => text.mark(mark).one);
  const goods = known.goods.find(([at]) => at === holder)?.slice(1) ?? [];
  const all = [...marks, ...(goods.some((n) => n > 0) ? [text.goods(goods)] : [])];
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}

/** Places in play that are no Events, row by row, then those of seats. */
export function locations({ seen }: Page): readonly PlaceInfo[] {
  const g = seen.game.rules;
  const ofSeats = g.visitZones.flatMap((zone) => seen.known.zones[zone]);
  return [...seen.known.rows.flat(), ...ofSeats]
    .filter((holder) => holder >= 0)
    .map((holder) => g.places[holder - g.cards])
    .filter((place) => place.event === null && place.def.visit !== undefined);
}

function placeLabel(page: Page, place: PlaceInfo): string {
  const { seen, words } = page;
  const name = seen.text.name(place.id);
  const lying = askModules((m) => m.lyingOn?.(page, place));
  if (lying !== null) return `${name}: ${lying}`;
  return place.def.row === 'forest' ? `${words.forest}: ${name}` : name;
}

/** Opponents' cards that can be visited now. */
function openCards(page: Page, visit: TurnChoices['visit']): string[] {
  const { seen, style, words } = page;
  const { known, game } = seen;
  const found: string[] = [];
  game.rules.city.forEach((zone, owner) => {
    if (owner === seen.seat) return;
    for (const uid of known.zones[zone]) {
      const number = visit.get(uid);
      if (number === undefined) continue;
      const name = seen.text.name(designOf(game.rules, known, uid).id);
      found.push(`${style.bold(String(number))}) ${words.cardOf(name, seen.names[owner])}`);
    }
  });
  return found;
}

/** Locations: all of them with who stands there, or, where rows are scarce, those that can be visited. */
export function placeLines(page: Page, { visit }: TurnChoices, everything = !page.compact): string[] {
  const { width, words, style } = page;
  const open = openCards(page, visit);
  const places = locations(page);
  if (!everything) {
    const items = places.flatMap((place) => {
      const number = visit.get(place.ix);
      return number === undefined ? [] : [`${style.bold(String(number))}) ${placeLabel(page, place)}`];
    });
    const lines = flow([...items, ...open], width, '  ', '    ');
    return [heading(page, words.locations), ...(lines.length === 0 ? [`    ${style.dim(words.noneNow)}`] : lines)];
  }
  const cells = places.map((place) => placeCell(page, place, visit.get(place.ix)));
  return [
    heading(page, words.locations),
    ...grid(cells, width >= 110 ? 3 : 2, width),
    ...flow(open, width, '  ', '    '),
  ];
}

function placeCell(page: Page, place: PlaceInfo, number: number | undefined): string {
  const { style } = page;
  const there = standingOn(page, place.ix);
  const label =
    placeLabel(page, place) + lyingThere(page, place.ix) + (there.length === 0 ? '' : ` [${there.join(', ')}]`);
  return numbered(page, number) + (number === undefined ? style.dim(label) : label);
}
