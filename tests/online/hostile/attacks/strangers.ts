import { Person } from '../../../test-support/online/person.ts';
import { Duel } from '../duel.ts';
import type { Attack, Scene } from '../scene.ts';

/** Whoever has no part in a table asks for it while others play: nobody else may notice. */
const ROUNDS = 80;
const ENOUGH_FAULTS = 30;

export const strangers: Attack = {
  name: 'strangers',
  says: 'guests without a part ask for a table that others play at',
  async run(scene) {
    const { ledger, origins } = scene;
    const chance = scene.chance('rounds');
    const stranger = await Person.arrive(origins[0], 'Nobody');
    ledger.requests++;
    let duel = await Duel.begin(scene);
    try {
      for (let round = scene.times(ROUNDS, 4); round > 0 && ledger.found < ENOUGH_FAULTS; round--) {
        const move = await duel.move(chance);
        if (move === undefined) {
          ledger.expect(duel.over, 'nobody was told that they have to decide');
          duel.close();
          duel = await Duel.begin(scene);
          continue;
        }
        const knock = KNOCKS[round % KNOCKS.length];
        await knocks(scene, chance.of(origins), stranger.token, duel.id, knock);
        const { person, version, action } = move;
        const answer = await person.table.act(action, version);
        ledger.messages++;
        if (ledger.expect(answer.type === 'done', `a legal move was refused: ${JSON.stringify(answer).slice(0, 200)}`))
          await duel.reached(version + 1, `a stranger's ${knock}`);
      }
    } finally {
      duel.close();
    }
  },
};

const KNOCKS = ['GET', 'GET /game', 'GET /stream', 'POST /enter', 'POST /enter without a link', 'POST /messages'];

/** All of it is refused. */
async function knocks(scene: Scene, origin: string, token: string, table: string, knock: string): Promise<void> {
  const [method, part = ''] = knock.split(' ');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const bodies: Readonly<Record<string, object>> = {
    '/enter': knock.endsWith('link') ? {} : { secret: 'A'.repeat(32) },
    '/messages': { type: 'say', id: 'knock', table, text: 'let me in' },
  };
  const body = method === 'GET' ? undefined : JSON.stringify(bodies[part]);
  const { status } = await scene.ask(origin, { method, path: `/api/tables/${table}${part}`, headers, body });
  scene.ledger.expect(status >= 400 && status < 500, `${knock} by a stranger got ${status}`);
}
