import { seededRandom } from '@everdell/ai';
import { allModules, eachModule, knownItem, LANGS, startSession, textOf } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../play/story.ts';
import { tell } from '../play/telling.ts';
import { NAMES, randomAction } from '../play/test-support/pictures.ts';

/** Games in which everything that a module can tell comes up. */
const TABLES = [...eachModule(), allModules(1)];

describe.each(TABLES)('a game with $modules for $players', (request) => {
  it.each(LANGS)('is told in %s to the one at the first seat, without an empty line', (lang) => {
    const session = startSession(request, `told ${lang}`);
    const random = seededRandom(`told ${lang}`);
    while (session.decision !== null) session.act(session.decision.seat, randomAction(session, random));
    const { game } = session;
    const teller = { game, text: textOf(game, lang), names: NAMES, you: 0 };
    const story = session.story().map((item) => knownItem(game, item, 0));
    const entries = entriesOf(game, story);
    for (const entry of entries) expect(tell(entry, teller).clauses.every((clause) => clause.length > 0)).toBe(true);
    const speaking = entries.filter(({ events }) => events.some(({ e }) => e !== 'refilled' && e !== 'turn'));
    expect(speaking.filter((entry) => tell(entry, teller).plain === '')).toEqual([]);
    expect(speaking.filter((entry) => / [.;,]|[.;,]{2}|undefined/.test(tell(entry, teller).plain))).toEqual([]);
    const ownName = new RegExp(`\\b${NAMES[0]}\\b`);
    expect(speaking.filter((entry) => ownName.test(tell(entry, teller).plain))).toEqual([]);
    const told = new Set(story.flatMap((item) => ('events' in item ? item.events.map(({ e }) => e) : [])));
    const certain = [...session.game.rules.actById.values()].some((act) => 'places' in act)
      ? ['visited', 'placed']
      : ['visited'];
    expect([...told]).toEqual(expect.arrayContaining(certain));
  });
});
