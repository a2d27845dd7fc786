import { actsOf, cardsBesides, casesOf, designOf, ZONE, type Action, type Holder, type Thing } from '@everdell/game';
import { wrap } from '../core/layout.ts';
import { matching, plain } from './match.ts';
import { progressOf } from './screen/events.ts';
import type { Page } from './screen/page.ts';

const SHOWN = 4;

interface Candidate {
  readonly name: string;
  readonly thing: Thing | { readonly action: Action };
}

/** Why a card cannot be played, a place not visited or an action of a module not taken now. */
export function whyLines(page: Page, typed: string): string[] {
  const { seen, words, width } = page;
  if (typed === '') return [words.whyHow];
  for (const kind of ['season', 'pass'] as const) {
    if (!words.turnWords[kind].includes(plain(typed))) continue;
    const reason = seen.game.check(seen.known, seen.seat, { t: kind });
    return [reason === null ? words.possible(typed) : seen.text.reason(reason, seen.names)];
  }
  const found = matching(candidates(page), ({ name }) => name, typed);
  if (found.length === 0) return [anywhere(page, typed) ? words.notHere(typed) : words.unknownName(typed)];
  return [...new Set(found.slice(0, SHOWN).map((candidate) => whyLine(page, candidate)))].flatMap((line) =>
    wrap(line, width),
  );
}

function whyLine(page: Page, { name, thing }: Candidate): string {
  const { seen, words } = page;
  const { game, known, seat } = seen;
  const reason = 'action' in thing ? game.check(known, seat, thing.action) : game.whyNot(known, seat, thing);
  if (reason === null) return words.possible(name);
  return `${seen.text.reason(reason, seen.names)}${'place' in thing ? missing(page, thing.place) : ''}`;
}

/** How far the player is with the requirement of an Event. */
function missing({ seen, words }: Page, place: Holder): string {
  const g = seen.game.rules;
  if (place < g.cards) return '';
  const progress = progressOf(seen, seen.seat, g.places[place - g.cards].def.visit?.needs);
  return progress === null || progress.have >= progress.need ? '' : ` ${words.youHave(progress.have, progress.need)}`;
}

/** What a player could do in a turn if the rules let them. */
function candidates(page: Page): readonly Candidate[] {
  const { game, known, seat } = page.seen;
  const g = game.rules;
  const held = [...known.zones[g.hand[seat]], ...cardsBesides(g, known, seat)];
  const toPlay = [...held, ...known.zones[ZONE.meadow].filter((uid) => uid >= 0)];
  const toVisit = g.city.flatMap((zone) => known.zones[zone]).filter((uid) => designOf(g, known, uid).visit !== null);
  const places = [...known.rows, ...g.visitZones.map((zone) => known.zones[zone])]
    .flat()
    .filter((holder) => holder >= 0 && g.places[holder - g.cards].figure < 0);
  return [
    ...toPlay.map((card) => ({ name: nameOf(page, card), thing: { card } })),
    ...toVisit.map((place) => ({ name: nameOf(page, place), thing: { place } })),
    ...places.map((place) => ({ name: nameOf(page, place), thing: { place } })),
    ...acts(page),
  ];
}

function nameOf({ seen }: Page, holder: Holder): string {
  const g = seen.game.rules;
  return seen.text.name(holder < g.cards ? designOf(g, seen.known, holder).id : g.places[holder - g.cards].id);
}

/** What texts and modules let one do, by its labels and by what it is about; what has no case now goes by its id. */
function acts(page: Page): readonly Candidate[] {
  const { game, known, seat, text, decision, names } = page.seen;
  const g = game.rules;
  return [...g.actById.values()].flatMap(({ id, when }) => {
    const own = actsOf(g, known, seat, when).filter(({ act }) => act.id === id);
    const all = own.flatMap((act) =>
      casesOf(g, known, seat, act).map((it): Action & { t: 'act' } => ({ t: 'act', id, at: act.at, it })),
    );
    if (all.length === 0) return [{ name: id, thing: { action: { t: 'act', id, at: -1, it: -1 } } }];
    return all.flatMap((action) => {
      const label = { name: text.action(known, action, decision ?? undefined, names), thing: { action } };
      return action.it < 0 ? [label] : [label, { name: nameOf(page, action.it), thing: { action } }];
    });
  });
}

function anywhere({ seen }: Page, typed: string): boolean {
  const { designs, places } = seen.game.rules;
  return matching([...designs, ...places], ({ id }) => seen.text.name(id), typed).length > 0;
}
