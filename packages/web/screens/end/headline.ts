import type { Ending } from '../../play/ending.ts';
import { youIn } from '../../play/picture.ts';
import type { Seen } from '../../play/seen.ts';
import type { Words } from '../../words/index.ts';

export interface Headline {
  readonly title: string;
  /** How it came about, with the tie-break if there was one. */
  readonly line: string;
}

/** Who has won, and by what. */
export function headlineOf(seen: Seen, ending: Ending, { end, common }: Words): Headline {
  return { title: titleOf(seen, ending, end, common.list), line: lineOf(seen, ending, end, common.list) };
}

type List = Words['common']['list'];

function titleOf({ game, names, picture }: Seen, { winners }: Ending, end: Words['end'], list: List): string {
  const [winner] = winners;
  const automa = game.rules.automas.findIndex((one) => one !== null);
  if (winners.length > 1) return end.shared(list(winners.map((one) => names[one])));
  if (winner === automa) return end.automaWon(names[automa]);
  const mine = winner === youIn(picture);
  if (automa >= 0) return mine ? end.beatAutoma(names[automa]) : end.automaBeaten(names[winner], names[automa]);
  return mine ? end.you : end.winner(names[winner]);
}

function lineOf(
  { game, names, scores }: Seen,
  { winners, tie, finishes, lead }: Ending,
  end: Words['end'],
  list: List,
): string {
  const [winner] = winners;
  const { total } = scores[winner];
  if (tie !== null) {
    const tied = list(tie.counts.map(({ seat }) => names[seat]));
    const counts = list(tie.counts.map(({ seat, n }) => end.count(names[seat], n)));
    switch (tie.by) {
      case 'automa':
        return end.tie.automa(names[winner], total);
      case 'events':
        return end.tie.events(tied, total, counts);
      case 'goods':
        return end.tie.goods(tied, total, counts);
      case 'shared':
        return end.tie.shared(total);
    }
  }
  const next = finishes.find(({ won }) => !won);
  if (next === undefined) return end.alone(total);
  if (game.rules.automas[winner] !== null) {
    const others = finishes.filter(({ seat }) => seat !== winner);
    if (others.length === 1) return end.automaLead(names[winner], total, next.total);
    return end.automaAhead(names[winner], total, list(others.map((one) => end.standing(names[one.seat], one.total))));
  }
  // They have beaten it together, each with points of their own.
  if (winners.length > 1)
    return end.together(
      list(winners.map((one) => end.standing(names[one], scores[one].total))),
      names[next.seat],
      next.total,
    );
  return end.lead(total, lead, names[next.seat]);
}
