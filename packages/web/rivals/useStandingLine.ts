import type { Seat } from '@everdell/game';
import { ownOf } from '../play/own.ts';
import { useSeen } from '../table/context.ts';
import { useThinking } from '../table/useThinking.ts';
import { ownLines } from '../tray/Own.tsx';
import { figureLines } from '../tray/statusLines.ts';
import { useWords } from '../words/index.ts';
import { activityOf, type Standing } from './standing.ts';

/** What a seat is at, in a few words. */
export function useActivity(seat: Seat): string {
  const { rivals, tray } = useWords();
  const activity = activityOf(useSeen(), seat);
  if (useThinking() === seat) return tray.doing.thinking;
  return activity.is === 'deciding' ? tray.doing[activity.about] : rivals.activity[activity.is];
}

/** Everything about a seat in one line, for ears. */
export function useStandingLine(standing: Standing): string {
  const words = useWords();
  const { rivals, tray } = words;
  const seen = useSeen();
  const { text } = seen;
  const activity = useActivity(standing.seat);
  const { season, workers, city, hand, goods, tokens, score, keeps, aside } = standing;
  return [
    activity,
    text.name(season),
    tray.workers(workers.free, workers.all),
    ...figureLines(seen, standing.seat, words).map((line) => line.replace(/\.$/, '')),
    tray.spaces(city.used, city.limit),
    ...(hand === null ? [] : [tray.handCount(hand.n, hand.limit)]),
    ...(aside === null ? [] : [tray.asideLeft(aside)]),
    ...ownLines(seen, ownOf(seen, standing.seat), words),
    ...keeps
      .filter(({ at }) => at === 'hand' || at === 'shelf')
      .flatMap(({ zone, n }) => (n === 0 ? [] : [rivals.held(tray.keeps[zone] ?? zone, n)])),
    text.goods(goods) || rivals.noResources,
    tray.score(tokens, score),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
