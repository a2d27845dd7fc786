import type { Decision, Seat, Session, UndoState } from '@everdell/game';
import type { ChatMessage, GameInfo, Update } from '@everdell/protocol';
import type { Guest, Store } from '../store/store.ts';
import { seatOf, type Muted } from './doc.ts';
import type { SaidBody } from './handlers/said.ts';
import { fieldsOf, type LiveGame } from './liveGame.ts';
import { dealtFrom } from './fairness.ts';
import type { Seated } from './table.ts';

/** What is told of a table's game and chat. Views only through the game's own allow-list. */

/** The game as this viewer (null = a spectator) may know it, with what happened after `since`. */
export async function gameInfo(at: Seated, game: LiveGame, viewer: Seat | null, since: number): Promise<GameInfo> {
  const { session, version } = game;
  const rules = session.game;
  const { decision } = session;
  const decisions = decision === null ? [] : [decision];
  const mine = decisions.filter(({ seat }) => seat === viewer);
  const from = since <= version ? since : 0;
  return {
    version,
    since: from,
    view: rules.view(session.state, viewer),
    deciding: decisions.map(({ seat, kind }) => ({ seat, kind })),
    decisions: mine,
    legal: viewer === null || mine.length === 0 ? [] : rules.legal(session.state, viewer),
    items: await game.known(at.around.store, at.row.id, from, viewer),
    undo: viewer === null ? null : undoFor(session, viewer),
    result: decisions.length > 0 ? null : resultOf(at, game),
  };
}

/** The same as text. Spectators all get the same, so it is made once for them. */
export async function gameText(at: Seated, game: LiveGame, viewer: Seat | null, since: number): Promise<string> {
  const { forSpectators: known, version } = game;
  if (viewer === null && known?.version === version && known.since === since) return known.text;
  const text = await writtenInfo(at, game, viewer, since);
  if (viewer === null) game.forSpectators = { version, since, text };
  return text;
}

/** A `GameInfo` as JSON, put together so that nothing is written twice for a move. */
async function writtenInfo(at: Seated, game: LiveGame, viewer: Seat | null, since: number): Promise<string> {
  const { session, version } = game;
  const rules = session.game;
  const { decision, state } = session;
  const mine = decision !== null && decision.seat === viewer ? decision : null;
  const from = since <= version ? since : 0;
  const legal = mine === null ? '[]' : JSON.stringify(rules.legal(state, mine.seat));
  const deciding = decision === null ? '' : `{"seat":${decision.seat},"kind":${JSON.stringify(decision.kind)}}`;
  const items = JSON.stringify(await game.known(at.around.store, at.row.id, from, viewer));
  const undo = viewer === null ? 'null' : JSON.stringify(undoFor(session, viewer));
  const result = decision === null ? JSON.stringify(resultOf(at, game)) : 'null';
  return (
    `{"version":${version},"since":${from},"view":{${game.sharedText},${fieldsOf(rules.ownView(state, viewer))}},` +
    `"deciding":[${deciding}],"decisions":[${mine === null ? '' : decisionText(mine, legal)}],"legal":${legal},` +
    `"items":${items},"undo":${undo},"result":${result}}`
  );
}

/** The answers that a turn offers are all there are: they have been written already. */
function decisionText(decision: Decision, legal: string): string {
  if (decision.kind !== 'turn') return JSON.stringify(decision);
  const { actions: _, ...rest } = decision;
  return `{${fieldsOf(rest)},"actions":${legal}}`;
}

function resultOf(at: Seated, { session }: LiveGame): GameInfo['result'] {
  const { game, state } = session;
  return { scores: game.score(state), winners: game.winners(state), fairness: dealtFrom(at.doc) };
}

/** When the game is over its secrets are told, so nobody goes back. */
function undoFor(session: Session, viewer: Seat): UndoState {
  return session.decision === null ? { possible: false, why: 'game-over', params: {} } : session.undoState(viewer);
}

/** How things stand, for somebody whose message came too late. */
export async function newsFor(at: Seated, guest: Guest): Promise<Update> {
  const game = await at.game();
  const info = await gameInfo(at, game, seatOf(at.doc, guest.id), game.version);
  return { type: 'update', table: at.row.id, at: at.around.now(), game: info };
}

/** The chat after this line, without those the reader has muted. */
export async function chatAfter(
  store: Store,
  table: string,
  after: number,
  limit: number,
  muted: readonly Muted[],
): Promise<{ readonly lines: readonly ChatMessage[]; readonly last: number }> {
  const stored = await store.chat(table, after, limit);
  const lines = stored.flatMap(({ seq, at, body }): ChatMessage[] => {
    const line = body as Line;
    if (isMuted(line, muted)) return [];
    const { seat = null, name = '', text = '', note } = line;
    return [note === undefined ? { seq, at, seat, name, text } : { seq, at, seat: null, name, text, note }];
  });
  return { lines, last: stored.at(-1)?.seq ?? after };
}

/** As it is kept: what somebody has said, or a note and the seat of the one who has caused it. */
type Line = Partial<SaidBody> & Pick<ChatMessage, 'note'>;

/** What the table itself says is not chat; but whoever comes and goes all the time can be muted with it. */
function isMuted({ note, seat = null }: Line, muted: readonly Muted[]): boolean {
  if (note !== undefined) return seat !== null && muted.includes(seat);
  return muted.includes('all') || muted.includes(seat ?? 'watchers');
}
