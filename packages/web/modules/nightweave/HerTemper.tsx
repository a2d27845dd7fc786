import type { ReactNode } from 'react';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { holderKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './HerTemper.module.css';
import { lairOf } from './lair.ts';
import { TEMPER_ICONS } from './temperIcons.ts';

/** What she has drawn up, in short. */
export function HerTemper(): ReactNode {
  const { own } = useWords().modules.nightweave;
  const seen = useSeen();
  const lair = lairOf(seen);
  if (lair === null || lair.tempers.length === 0) return null;
  const { text } = seen;
  return (
    <div className={css['tempers']} data-automa="rules">
      {lair.tempers.map(({ zone, card, spent }) => {
        const kind = own.temper[spent ? 'spent' : zone];
        const rule = text.placeLines(card.id).join(' ');
        const name = text.name(card.id);
        return (
          <Thing
            key={card.ix}
            thing={holderKey(seen, card.ix)}
            inspect={card.id}
            label={`${kind}: ${name}. ${rule}`}
            className={cx(css['temper'], spent && css['spent'])}
          >
            <span className={css['name']}>
              <Icon name={TEMPER_ICONS[zone]} size="1.05rem" /> <b>{name}</b> <small>{kind}</small>
            </span>
            {!spent && <span className={css['rule']}>{rule}</span>}
          </Thing>
        );
      })}
    </div>
  );
}
