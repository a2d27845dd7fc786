import type { OpHandlers } from '../../content/rules.ts';
import { activate, activateCard, produce, produceList, triggers } from './activate.ts';
import * as cards from './cards.ts';
import { moments, option, rule, seq, when } from './control.ts';
import { gain, gainAny, giveGoods, pay, points, spend } from './goods.ts';
import { load, putTokens, unload, useToken } from './holders.ts';
import { copyPlace, moveWorker, recallWorker, relocate } from './places.ts';
import { arrive, payFor, playCard, refill, resolveOwn, settleIn } from './play.ts';
import { beginTurn, dropHand, endAction, endTurn, newSeason, pass, prepare, recall, turn } from './turn.ts';

/** The core vocabulary: one handler an op. */
export const coreOps: OpHandlers = {
  seq,
  when,
  option,
  moments,
  rule,
  gain,
  gainAny,
  points,
  pay,
  spend,
  giveGoods,
  giveCards: cards.giveCards,
  giveTo: cards.giveTo,
  giveSome: cards.giveSome,
  draw: cards.draw,
  drawToLimit: cards.drawToLimit,
  drawMeadow: cards.drawMeadow,
  discardMeadow: cards.discardMeadow,
  discard: cards.discard,
  pick: cards.pick,
  raze: cards.raze,
  scrap: cards.scrap,
  refund: cards.refund,
  tuck: cards.tuck,
  take: cards.take,
  reveal: cards.reveal,
  clearRevealed: cards.clearRevealed,
  sortRevealed: cards.sortRevealed,
  putTokens,
  useToken,
  load,
  unload,
  activate,
  activateCard,
  produce,
  produceList,
  triggers,
  copyPlace,
  moveWorker,
  recallWorker,
  relocate,
  playCard,
  payFor,
  refill,
  arrive,
  settleIn,
  resolveOwn,
  beginTurn,
  turn,
  endAction,
  endTurn,
  prepare,
  recall,
  newSeason,
  pass,
  dropHand,
};
