import type { ReactNode } from 'react';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { portraitIn } from '../../modules/ask.ts';
import { useWords } from '../../words/index.ts';
import { useCatalogue } from '../home/useCatalogue.ts';
import { useInfo } from './context.ts';
import css from './SeatRow.module.css';

/** Whoever is against all of them sits down too. */
export function OpponentRow(): ReactNode {
  const { online } = useWords();
  const { setup } = useInfo();
  const modules = useCatalogue();
  const found = modules.find(({ id, opponent }) => opponent && setup.modules.includes(id));
  const portrait = found === undefined ? undefined : portraitIn([found.id]);
  if (found === undefined || portrait === undefined) return null;
  return (
    <li className={css.row} data-opponent={found.id}>
      <SeatToken critter={portrait} size="2.6rem" />
      <div className={css.who}>
        <b>{found.against}</b>
        <span>{online.againstAll}</span>
      </div>
    </li>
  );
}
