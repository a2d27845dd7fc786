import { designOf } from '@everdell/game';
import { useMemo, type ReactNode } from 'react';
import { givesOf } from '../../board/gives.ts';
import { Signs, useSignWords } from '../../board/plate.tsx';
import { ForEyes } from '../../kit/ForEyes.tsx';
import { useSeen } from '../../table/context.ts';
import facts from '../../valley/facts.module.css';
import { useWords } from '../../words/index.ts';
import { stationOf } from './station.ts';
import css from './StationFacts.module.css';

/** The colours of its cards, each with what its Train Car brings. */
export function StationFacts(): ReactNode {
  const { own } = useWords().modules.newleaf;
  const { board } = useWords();
  const seen = useSeen();
  const signWords = useSignWords();
  const { berths } = useMemo(() => stationOf(seen), [seen]);
  const shown = berths.flatMap(({ n, card, car }) =>
    card === null
      ? []
      : [{ n, design: designOf(seen.game.rules, seen.known, card), gives: givesOf(car?.effect ?? null) }],
  );
  const told = shown.map(({ design, gives }) =>
    own.fact(seen.text.name(design.id), gives === null ? '' : signWords(gives)),
  );
  return (
    <ForEyes told={board.amounts(told)}>
      {shown.map(({ n, design, gives }) => (
        <span key={n} className={css['berth']}>
          <i className={facts['card']} data-colour={design.colour} />
          {gives !== null && (
            <span className={css['load']}>
              <Signs gives={gives} />
            </span>
          )}
        </span>
      ))}
    </ForEyes>
  );
}
