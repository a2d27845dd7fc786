import type { OpHandlers } from '../content/rules.ts';
import { activateCard, produce, produceList } from './activate.ts';
import * as cards from './cards.ts';
import { carryOut } from './carryOut.ts';
import { claim, nextSeason, settle, stand } from './automas.ts';
import { as, call, code, due, firstOf, forSeats, later, may, name, option, repeat, seq, when } from './control.ts';
import { roll } from './dice.ts';
import { discard } from './discarding.ts';
import { draw, drawNext } from './drawing.ts';
import { give, giveSome, giveTo } from './giving.ts';
import { gain, gainAny, points, spend } from './goods.ts';
import { load, putTokens, unload } from './holders.ts';
import { flip, mark, unmark } from './marks.ts';
import { revealOn } from './revealOn.ts';
import { move } from './move.ts';
import { pay } from './pay.ts';
import { enlist, lend, put, retire, send, stay, visitWay } from './pieces.ts';
import { deal, shuffle } from './piles.ts';
import { achieve, moveWorker, placeFigure, recallWorker, relocate } from './places.ts';
import { arrive, layOn, payFor, playCard, refill, resolveOwn, search, settleIn } from './play.ts';
import { happen, react, reacting, visitDone } from './react.ts';
import { dealHands, layBoard, layTiles, sit, stage } from './setUp.ts';
import {
  beginTurn,
  dropHand,
  endAction,
  endTurn,
  go,
  newSeason,
  nextTurn,
  pass,
  prepare,
  recall,
  turn,
} from './turn.ts';
import { toll } from './tolls.ts';

/** The core vocabulary: one handler an op. */
export const coreOps: OpHandlers = {
  seq,
  when,
  option,
  may,
  repeat,
  name,
  forSeats,
  later,
  roll,
  as,
  call,
  firstOf,
  settle,
  stand,
  claim,
  nextSeason,
  code,
  gain,
  gainAny,
  points,
  pay,
  spend,
  give,
  giveTo,
  giveSome,
  draw,
  drawNext,
  discard,
  pick: cards.pick,
  deal,
  shuffle,
  move,
  refund: cards.refund,
  reveal: cards.reveal,
  revealOn,
  clearRevealed: cards.clearRevealed,
  putTokens,
  mark,
  unmark,
  flip,
  load,
  unload,
  carryOut,
  activateCard,
  produce,
  produceList,
  happen,
  visitDone,
  react,
  reacting,
  achieve,
  moveWorker,
  recallWorker,
  enlist,
  put,
  retire,
  lend,
  send,
  stay,
  visitWay,
  toll,
  relocate,
  placeFigure,
  playCard,
  search,
  payFor,
  refill,
  arrive,
  settleIn,
  layOn,
  resolveOwn,
  sit,
  stage,
  layBoard,
  layTiles,
  dealHands,
  beginTurn,
  turn,
  go,
  endAction,
  endTurn,
  nextTurn,
  due,
  prepare,
  recall,
  newSeason,
  pass,
  dropHand,
};
