import type { Hint } from '@everdell/ai';
import { WORKER } from '@everdell/game';
import { preview, type Preview } from '../play/preview.ts';
import type { Seen } from '../play/seen.ts';
import { progressOf } from '../play/whyNot.ts';
import type { Words } from '../words/index.ts';

/** Why an answer is good, in words about this position: what it surely brings, what it brings near, whom it keeps away. */
export function hintReasons(seen: Seen, hint: Hint, words: Words): readonly string[] {
  const ahead = preview(seen, hint.action);
  return [mainReason(seen, hint, ahead, words), ...nearer(seen, hint, ahead, words), ...denied(seen, hint, words)];
}

function mainReason({ text }: Seen, { reason, about }: Hint, { score, chance }: Preview, { advice }: Words): string {
  if (reason === 'points' && chance.score !== null && chance.score.most > 0) return advice.mayBring(chance.score.most);
  if (reason === 'points' && score > 0) return advice.brings(score);
  return advice.reasons[reason](about === null ? null : text.name(about));
}

/** Events of which it meets more than before; the one that is the reason itself is told already. */
function nearer(seen: Seen, hint: Hint, { after }: Preview, { advice }: Words): readonly string[] {
  const { game, known, seat, text } = seen;
  const g = game.rules;
  return g.places.flatMap((place) => {
    const needs = place.event === null ? undefined : place.def.visit?.needs;
    if (place.id === hint.about || !known.rows[place.row].includes(place.ix)) return [];
    const before = progressOf(seen, seat, needs);
    const then = progressOf({ ...seen, known: after }, seat, needs);
    if (before === null || then === null || then.have <= before.have || before.have >= before.need) return [];
    return [advice.eventNearer(text.name(place.id), Math.min(then.have, then.need), then.need)];
  });
}

/** Those who have workers left and find the only space there taken. */
function denied({ game, known, seat, names }: Seen, { action }: Hint, { advice, common }: Words): readonly string[] {
  const g = game.rules;
  if (action.t !== 'visit' || action.place < g.cards) return [];
  const { spots, onePerSeat, taken, figure } = g.places[action.place - g.cards];
  if (spots !== 1 || onePerSeat || taken !== null || figure !== -1) return [];
  const kept = known.seats.flatMap(({ workers, passed }, other) =>
    other !== seat && !passed && workers.includes(WORKER.home) ? [names[other]] : [],
  );
  return kept.length === 0 ? [] : [advice.denies(common.list(kept), kept.length)];
}
