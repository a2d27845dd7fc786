// Writes golden saves of the present format into tests/saves, once: those that exist are kept for ever.
// node --import tsx packages/game/test-support/make-golden-saves.ts
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  commitmentOf,
  dealSeed,
  modulesFor,
  SAVE_FORMAT,
  saveSession,
  startSession,
  type Session,
  type SetupRequest,
} from '../index.ts';
import { dice, playOn } from './random.ts';

const PLAYERS = [
  { name: 'Ana', kind: 'human' },
  { name: 'Bruno', kind: 'human' },
  { name: 'Clara', kind: 'bot' },
];

const SECRET = '0123456789abcdef'.repeat(4);

/** Somewhere in the middle, inside an effect, after something was taken back. */
function midGame(request: SetupRequest, steps: number, words?: readonly string[]): Session {
  const fairness = words && { commitment: commitmentOf(SECRET), secret: SECRET, words };
  const seed = words ? dealSeed(SECRET, words) : 'golden';
  const session = startSession(request, seed, PLAYERS.slice(0, request.players), { fairness });
  const roll = dice(7);
  playOn(session, roll, steps);
  const ready = (): boolean =>
    session.decision?.kind === 'pick' && session.log.some((entry) => entry.undo !== undefined);
  while (session.decision !== null && !ready()) playOn(session, roll, 1);
  return session;
}

/** All that goes together with three at the table. */
const EVERYTHING = modulesFor(3).others.reduce<readonly string[]>((chosen, { id, excludes = [] }) => {
  return excludes.some((other) => chosen.includes(other)) ? chosen : [...chosen, id];
}, []);

const GAMES: Readonly<Record<string, Session>> = {
  'three-players': midGame({ players: 3 }, 70, ['oak', 'niñez', '']),
  rugwort: midGame(
    { players: 1, modules: ['rugwort'], options: { 'rugwort.year': 2, 'rugwort.variants': ['cranky', 'lucky'] } },
    25,
  ),
  everything: midGame({ players: 3, modules: EVERYTHING }, 60),
  // As above, with the sets that have come since it was written.
  collection: midGame({ players: 3, modules: EVERYTHING }, 90),
  nightweave: midGame(
    {
      players: 2,
      modules: ['nightweave', ...EVERYTHING],
      options: { 'nightweave.level': 2, 'nightweave.personality': 'nasty', 'nightweave.mix': 'all' },
    },
    90,
  ),
};

for (const [name, session] of Object.entries(GAMES)) {
  const file = fileURLToPath(new URL(`../../../tests/saves/format-${SAVE_FORMAT}-${name}.json`, import.meta.url));
  if (existsSync(file)) console.log(`kept ${file}`);
  else if (session.decision === null) throw new Error(`the game ${name} came to its end`);
  else writeFileSync(file, `${JSON.stringify(saveSession(session))}\n`);
}
