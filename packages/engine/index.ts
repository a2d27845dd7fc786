/** The rules engine: what other packages may use. */
export * from './content/defs.ts';
export * from './content/resources.ts';
export * from './content/rules.ts';
export { compileRules, defaultOptions } from './compile/compile.ts';
export { renumberEffect, type Renumbering } from './content/renumber.ts';
export { ContentError } from './content/contentError.ts';
export { validateDefinition } from './compile/validate.ts';
export type { Standing } from './content/standing.ts';
export * as defShapes from './content/defShapes.ts';
export * as wordShapes from './content/wordShapes.ts';
export {
  fields,
  list,
  oneOf,
  optional,
  type Fields,
  type FieldsOf,
  type Shape,
  type Shapes,
} from './content/shapes.ts';
export * from './decisions/payment.ts';
export * from './decisions/types.ts';
export { answersTo, WHOLE_PICKS } from './play/enumerate.ts';
export { checkAction, whyNotCard, whyNotPlace } from './play/check.ts';
export * from './effects/types.ts';
export { categoriesOf, keptBy, tilePoints, type Kept } from './flow/scoring.ts';
export type * from './content/standing.ts';
export { isEvent } from './content/tiles.ts';
export { isPlayedWith, tilesInPlay } from './content/inPlay.ts';
export { marksShown } from './effects/shown.ts';
export { isLent, lentAtHome, lentOnBoard } from './state/lent.ts';
export { asPlayed } from './compile/parts.ts';
export { dealtEach, isWholeRow, rowsOf } from './content/zones.ts';
export { amount, holds } from './effects/reading.ts';
export { askedCards, askedColour, askedOfEach, askedProgress, eachColour, type Progress } from './effects/asked.ts';
export { possible } from './effects/possible.ts';
export { priceParts } from './effects/price.ts';
export { count, counter, queriedSeats, REVEALED, select } from './effects/query.ts';
export { push, scopeOf, withCards, withNums } from './state/scope.ts';
export * from './events/types.ts';
export { designOfHolder, designsOf, emit } from './events/emit.ts';
export { cardsBesides } from './zones/besides.ts';
export { tilesInForce } from './zones/force.ts';
export * from './zones/city.ts';
export { classOf } from './flow/classes.ts';
export * from './flow/goods.ts';
export { actsOf, casesOf, whyNotAct } from './flow/acts.ts';
export { allActs } from './content/acts.ts';
export { happen } from './flow/happenings.ts';
export { abilityAt } from './flow/payment/abilities.ts';
export { billFor, type Bill } from './flow/payment/bill.ts';
export { isOpenDoor } from './flow/payment/doors.ts';
export { layOpen } from './flow/payment/layOpen.ts';
export { whyNotPlay } from './flow/payment/playable.ts';
export { EffectLoopError, pendingDecision, recallDecision, reply, settle, turnOf } from './play/run.ts';
export { COLOURS } from './effects/colours.ts';
export { termsFor } from './ops/play.ts';
export { pushTurn } from './ops/turn.ts';
export { emptyTable, isLaid, shuffledCards, startGame } from './play/start.ts';
export * from './flow/score.ts';
export { figurePlaces, visitable } from './flow/visit/visitable.ts';
export { placeFigure, placeWorker, takePlace, takeTile } from './flow/visit/visiting.ts';
export { isPermanent } from './flow/visit/where.ts';
export { whyNotPlaceFigure } from './flow/visit/whyNot.ts';
export * from './rng/rng.ts';
export { sha256Hex, sha256Words } from './rng/sha256.ts';
export { cloneState } from './state/clone.ts';
export * from './state/covers.ts';
export * from './state/figures.ts';
export * from './state/guests.ts';
export * from './state/holders.ts';
export { freePieces, pieceOf, setKind, workersOfKind } from './state/kinds.ts';
export { isMarked, marksOn, putMark } from './state/marks.ts';
export { targetOf } from './effects/target.ts';
export { seatsFrom } from './state/order.ts';
export { filled, replaced, withAlso, without } from './state/vectors.ts';
export * from './state/types.ts';
export * from './view/view.ts';
export { determinize } from './view/determinize.ts';
export * from './zones/displays.ts';
export * from './zones/zones.ts';
export type { Gendered, GenderedNoun, Noun } from './text/nouns.ts';
export * from './events/redact.ts';
export * from './text/content.ts';
export { fingerprint } from './text/fingerprint.ts';
export * from './text/play.ts';
export { stakeOf } from './text/stake.ts';
export { speechOf, type Speech } from './text/speech.ts';
export { does } from './text/told.ts';
export * from './text/types.ts';
export type { Words } from './text/words.en.ts';
export { bind } from './text/clauses.ts';
export * as grammarEn from './text/grammar.en.ts';
export * as grammarEs from './text/grammar.es.ts';
export * as wordsEn from './text/words.en.ts';
export * as wordsEs from './text/words.es.ts';
