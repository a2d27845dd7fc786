import type { ReactNode } from 'react';
import { cx } from '../../kit/cx.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { holderKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './ActivityCard.module.css';
import type { Lair } from './lair.ts';
import { linesOf } from './line.ts';
import { wordSaid } from './turn.ts';

/** The card she turned over last, the line of her season lit. */
export function ActivityCard({ lair }: { readonly lair: Lair }): ReactNode {
  const { own } = useWords().modules.nightweave;
  const seen = useSeen();
  const { card, line: season, arrow } = lair;
  if (card === null) return <p className={css['none']}>{own.noActivity}</p>;
  const lines = linesOf(card);
  const rest = lines[0]?.rest ?? [];
  const isLit = lines.some((line) => line.season === season);
  const { text } = seen;
  const label = [text.name(card.id), ...text.placeLines(card.id)].join('. ');
  return (
    <Thing
      thing={holderKey(seen, card.ix)}
      inspect={card.id}
      label={label}
      className={cx(css['card'], isLit && css['lit'])}
    >
      <span className={css['head']}>
        <Icon name="spider" size="1.1rem" />
        <b>{text.name(card.id)}</b>
        {arrow !== null && (
          <small>
            <Icon name="undo" size="0.95rem" className={arrow === 'clockwise' ? (css['clockwise'] ?? '') : ''} />{' '}
            {own.arrow[arrow]}
          </small>
        )}
      </span>
      {lines.map((line) => (
        <span
          key={line.season}
          className={cx(css['line'], line.season === season && css['now'])}
          data-now={line.season === season || undefined}
        >
          <Icon name={line.season as IconName} size="1.1rem" />
          <span>
            {line.words.map((word, at) => (
              <span key={word} className={css['word']}>
                <b>{at + 1}.</b> {wordSaid(word, own)}
              </span>
            ))}
          </span>
        </span>
      ))}
      <span className={css['rest']}>
        <b>{own.else}:</b> {rest.map((word) => wordSaid(word, own)).join(', ')}
      </span>
    </Thing>
  );
}
