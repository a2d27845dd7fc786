import type { Lang } from '../../words/index.ts';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "2 hours ago"; '' = less than a minute. */
export function when(then: number, now: number, lang: Lang): string {
  const seconds = (now - then) / 1000;
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['', 0];
  if (unit === '') return '';
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}
