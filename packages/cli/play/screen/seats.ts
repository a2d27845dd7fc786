import { freeWorkers, WORKER, type Seat } from '@everdell/game';
import { fold, visibleLength } from '../../core/layout.ts';
import { cityItems, cityTitle } from './city.ts';
import { shortGoods } from './cards.ts';
import { flow, heading, type Page } from './page.ts';

/** Workers at home and in all. */
function workersOf({ seen, words }: Page, seat: Seat): string {
  const { known } = seen;
  const all = known.seats[seat].workers.filter((at) => at !== WORKER.waiting && at !== WORKER.gone).length;
  return words.workers(freeWorkers(known, seat), all);
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
  const { events } = known.seats[seat];
  const achieved = events.map((event) => text.name(g.places[event - g.cards].id));
  const standing = known.seats[seat].workers.flatMap((at) => {
    if (at < 0) return [];
    return at < g.cards ? [text.name(g.designs[known.cardOf[at]].id)] : [text.name(g.places[at - g.cards].id)];
  });
  return [
    heading(page, seen.names[seat]),
    ...fold(` ${opponentLine(page, seat)}`, width),
    ...listed(words.city, cityItems(page, seat), words.noCards, width),
    ...listed(words.workersAt, standing, words.nowhere, width),
    ...listed(words.achieved, achieved, words.none, width),
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
