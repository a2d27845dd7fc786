import { useMemo, type ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { cx } from '../../kit/cx.ts';
import { needsOf } from '../../play/board.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import facts from '../../valley/facts.module.css';
import { brookOf } from './brook.ts';
import css from './BrookFacts.module.css';

/** The spots of the river: their colour, whether what they ask for is met, and whether a pearl lies there. */
export function BrookFacts(): ReactNode {
  const {
    board,
    modules: {
      pearlbrook: { own },
    },
  } = useWords();
  const seen = useSeen();
  const banks = useMemo(
    () =>
      brookOf(seen).banks.map(({ spot, card }) => {
        const needs = needsOf(seen, spot.place.def.visit?.needs);
        return {
          key: spot.key,
          colour: needs.flatMap((need) => (need.kind === 'colour' ? [need.colour] : [])).at(0),
          isMet: !seen.watching && needs.every((need) => need.kind === 'card' || need.have >= need.need),
          hasPearl: card === null,
        };
      }),
    [seen],
  );
  const met = banks.filter(({ isMet }) => isMet).length;
  const pearls = banks.filter(({ hasPearl }) => hasPearl).length;
  return (
    <>
      <span className="sr">{board.amounts([own.met(met, banks.length), own.pearlsThere(pearls)])}</span>
      {banks.map(({ key, colour, isMet, hasPearl }) => (
        <i key={key} className={cx(facts['spot'], css['spot'])} data-colour={colour} aria-hidden>
          <Icon name={isMet ? 'check' : (colour ?? 'pearl')} size="0.62rem" />
          {hasPearl && <em className={css['pearl']} />}
        </i>
      ))}
    </>
  );
}
