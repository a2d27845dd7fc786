import { botAction, bots, seededRandom } from '@everdell/ai';
import { saveSession, startSession, type OptionValue, type SetupRequest } from '@everdell/game';
import { modules } from '@everdell/sets';

/** Tables late in a game, as files to be opened. */

const NAMES = ['Juniper', 'Marlow', 'Bartholomew', 'Perrin', 'Tansy', 'Bo'];
/** So many turns of the one in front before the end of the game there is much on the table. */
const BEFORE_THE_END = 6;

/** Every module that needs nobody to play alone. */
export const PACKS: readonly string[] = modules
  .filter(({ id, automa }) => id !== 'base' && automa === undefined)
  .map(({ id }) => id);
/** Those with a board of their own. */
export const BOARDS: readonly string[] = modules
  .filter(({ places }) => Object.values(places ?? {}).some(({ visit }) => visit !== undefined))
  .map(({ id }) => id)
  .filter((id) => id !== 'base' && PACKS.includes(id));

/** Those that bring an opponent with turns of its own. */
export const OPPONENTS: readonly string[] = modules
  .filter(({ automa }) => automa?.turn !== undefined)
  .map(({ id }) => id);

type Options = Readonly<Record<string, OptionValue>>;

const found = new Map<string, string>();

/** A turn of the first seat late in a game among bots that take what they can get. */
export function lateGame(players: number, ids: readonly string[], options: Options = {}): string {
  const key = `${players}/${ids.join()}/${JSON.stringify(options)}`;
  let file = found.get(key);
  if (file === undefined) found.set(key, (file = play(players, ids, options)));
  return file;
}

function play(players: number, ids: readonly string[], options: Options): string {
  const request: SetupRequest = { players, modules: [...ids], options };
  const seats = NAMES.slice(0, players).map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot:greedy' }));
  const session = startSession(request, 'layout', seats);
  const random = seededRandom('layout');
  const mind = bots['greedy']();
  const turns: string[] = [];
  for (let d = session.decision; d !== null; d = session.decision) {
    if (d.seat === 0 && d.kind === 'turn' && session.state.seats[0].season >= 2)
      turns.push(JSON.stringify(saveSession(session)));
    const { game, state } = session;
    session.act(d.seat, game.hostAnswer(state) ?? botAction(game, state, mind, random));
  }
  const late = turns.at(-BEFORE_THE_END) ?? turns[0];
  if (late === undefined) throw new Error(`nobody came to summer in a game of ${players} with ${ids.join()}`);
  return late;
}
