import type { PlaceInfo, Text } from '@everdell/game';
import type { ReactNode } from 'react';
import { givesOf } from '../../board/gives.ts';
import { worthOf } from '../../board/worth.ts';
import { familyLook, figureLook } from '../../modules/ask.ts';
import { useWords } from '../../words/index.ts';
import { cx } from '../cx.ts';
import { Amounts, Points } from '../Goods.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import large from './LargeCard.module.css';
import { bandOf, familyIcon, familyOf } from './family.ts';
import parts from './parts.module.css';
import { CardArt } from './parts.tsx';
import css from './PlaceFace.module.css';

interface Props {
  readonly place: PlaceInfo;
  readonly text: Text;
  /** The name of its picture, if it is not its id. */
  readonly art?: string;
  /** What it asks for, one by one, and how far one is. */
  readonly needs?: ReactNode;
  /** How the line begins that holds now. */
  readonly now?: string;
  /** Who stands there, or has it. */
  readonly standing?: ReactNode;
}

/** Whom it is for. */
function pieceIcon({ def, event }: PlaceInfo): IconName {
  const { visit } = def;
  if (visit === undefined) return 'card';
  if (visit.for !== undefined) return figureLook(visit.for)?.icon ?? 'worker';
  return visit.spots === undefined && event === null ? 'shared' : 'worker';
}

const begins = (line: string, now: string | undefined): boolean =>
  now !== undefined && line.toLocaleLowerCase().startsWith(`${now.toLocaleLowerCase()}:`);

/** An Event or a location as large as a card. */
export function PlaceFace({ place, text, art, needs, now, standing }: Props): ReactNode {
  const { cards } = useWords();
  const family = familyOf(place);
  const worth = worthOf(place);
  const gives = givesOf(place.effect);
  return (
    <span
      className={cx(large['card'], css['face'], css[family], familyLook(family)?.round && css['round'])}
      style={bandOf(family)}
    >
      <span className={cx(parts['head'], large['head'])}>
        <Icon name={familyIcon(family)} size="1.5rem" />
        <b className={large['name']}>{text.name(place.id)}</b>
      </span>
      <span className={cx(parts['pic'], large['pic'], css['pic'])}>
        <CardArt id={art ?? place.id} />
        {worth !== null && <Points n={worth} size="2.3rem" className={large['points'] ?? ''} />}
      </span>
      <span className={large['meta']}>
        <Icon name={pieceIcon(place)} size="0.85rem" />
        {cards.rows[place.def.row] ?? cards.otherRow}
      </span>
      <span className={large['effect']}>
        {gives !== null && gives.for === null && (
          <Amounts
            amounts={gives.gain.map(({ n, what }) => ({ id: what, n }))}
            size="1.7rem"
            plus
            className={css['gives'] ?? ''}
          />
        )}
        {needs}
        {place.event !== null && <span className={large['line']}>{cards.claim}</span>}
        {place.taken !== null && place.event === null && <span className={large['line']}>{cards.build}</span>}
        {text.placeLines(place.id).map((line) => (
          <span
            key={line}
            className={cx(large['line'], begins(line, now) && css['now'])}
            data-now={begins(line, now) || undefined}
          >
            {line}
          </span>
        ))}
        {place.def.reconstructed && <span className={large['note']}>{cards.reconstructed}</span>}
      </span>
      {standing !== undefined && <span className={cx(parts['foot'], large['foot'], css['standing'])}>{standing}</span>}
    </span>
  );
}
