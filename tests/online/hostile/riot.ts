import { createTable, enterTable, RemoteTable, type SaidToTable } from '@everdell/protocol';
import type { Roll } from '../../test-support/online/hostile/spoil.ts';
import { bodies } from '../../test-support/online/hostile/valid.ts';
import type { Chance } from '../kills/chance.ts';
import { newPerson, type Person } from '../kills/guest.ts';
import type { Scene } from './scene.ts';
import { wildAction } from './wildAction.ts';

const RIOTERS = 4;
/** Of a hundred messages of somebody who has to decide, so many play on. */
const PLAYS = 60;
/** After so many messages they look for another table. */
const STAY = 250;

/**
 * At their own tables they may do everything, and do: host, players and onlookers say good messages of every kind in no
 * order at all. All of it is in the books, so that the store can be compared with it afterwards.
 */
export async function riot(scene: Scene, number: number): Promise<void> {
  const { cluster } = scene.world;
  const chance = scene.chance('riot');
  const names = Array.from({ length: RIOTERS }, (_, i) => `Rioter ${i}`);
  const people = await Promise.all(names.map((name) => newPerson(name, cluster, chance)));
  scene.ledger.requests += RIOTERS;
  try {
    for (let left = number; left > 0; left -= STAY) await atOneTable(scene, chance, people, Math.min(left, STAY));
  } finally {
    for (const { connection } of people) connection.close();
  }
}

async function atOneTable(scene: Scene, chance: Chance, people: readonly Person[], number: number): Promise<void> {
  const { ledger } = scene;
  const [host, ...others] = people;
  const { table, links } = await createTable(host.site, {
    setup: { players: 3 },
    seats: [{ kind: 'host' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  });
  for (const [i, person] of others.entries())
    await enterTable(person.site, table.id, { secret: i === 0 ? links.invite : links.watch });
  ledger.requests += people.length;
  const remotes = people.map(({ connection }) => new RemoteTable(connection, table.id));
  const say = async (remote: RemoteTable, message: SaidToTable): Promise<void> => {
    ledger.messages++;
    scene.known(await remote.say(message));
  };
  await say(remotes[1], { type: 'sit' });
  if (chance.percent(80)) await say(remotes[0], { type: 'start' });
  for (let sent = 0; sent < number; sent += remotes.length)
    await Promise.all(remotes.map((remote) => say(remote, anything(remote, chance))));
  for (const remote of remotes) remote.close();
}

function anything(remote: RemoteTable, chance: Chance): SaidToTable {
  const { game, info } = remote;
  const version = game?.version ?? 0;
  const roll: Roll = (n) => chance.between(0, n - 1);
  if (game !== undefined && game.legal.length > 0 && chance.percent(PLAYS))
    return { type: 'act', version, action: chance.of(game.legal) };
  const proposal = info?.proposals.at(0);
  if (proposal !== undefined && chance.percent(30))
    return { type: 'vote', proposal: proposal.id, yes: chance.percent(50) };
  if (chance.percent(10)) return { type: 'act', version, action: wildAction(roll) };
  // Texts are told apart by what they say; who talks much is told to wait, and these clients do.
  if (chance.percent(1)) return { type: 'say', text: `shout ${chance.next()}` };
  const all = bodies(version).flatMap((body) =>
    body.type === 'open' || body.type === 'close' || body.type === 'ping' || body.type === 'say' ? [] : [body],
  );
  return chance.of(all);
}
