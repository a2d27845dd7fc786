import type { ReactNode } from 'react';
import css from './MarketStall.module.css';

const STRIPES = 16;
const WIDE = 40;

/** Stripes over the stall, each with a round end. */
export function Awning(): ReactNode {
  return (
    <svg className={css['awning']} viewBox="-2 0 644 52" preserveAspectRatio="none" aria-hidden>
      {Array.from({ length: STRIPES }, (_, i) => {
        const [x, right] = [i * WIDE, (i + 1) * WIDE];
        const top = `M${i === 0 ? 8 : x} 2H${i === STRIPES - 1 ? right - 8 : right}`;
        return (
          <path
            key={i}
            className={css['stripe']}
            data-red={i % 2 === 0 || undefined}
            d={`${top}L${right} 34C${right} 54 ${x} 54 ${x} 34Z`}
          />
        );
      })}
      <path className={css['pole']} d="M8 2H632" />
    </svg>
  );
}
