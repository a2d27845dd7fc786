import type { Design, Text } from '@everdell/game';
import type { ReactNode } from 'react';
import { markOf } from '../../modules/ask.ts';
import { useWords } from '../../words/index.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import css from './Ribbon.module.css';

interface Props {
  readonly design: Design;
  readonly text: Text;
  /** `brief`: the name alone. `long`: a whole sentence. */
  readonly form: 'brief' | 'usual' | 'long';
  readonly className?: string | undefined;
}

/** The red banner of a Legendary card: which card it takes the place of. */
export function Ribbon({ design, text, form, className }: Props): ReactNode {
  const { cards } = useWords();
  const banner = bannerOf(design, text);
  if (banner === null) return null;
  return (
    <span className={cx(css['ribbon'], className)}>
      <Icon name="banner" size={form === 'long' ? '1.15rem' : '0.85rem'} />
      <span className={css['words']}>
        {form === 'brief' ? banner : form === 'usual' ? cards.replaces(banner) : cards.replacesLong(banner)}
      </span>
    </span>
  );
}

/** The name of the card of its banner; null = it has none. */
export function bannerOf({ def }: Design, text: Text): string | null {
  return def.supplants && def.countsAs !== undefined ? text.name(def.countsAs) : null;
}

interface MarkProps {
  readonly design: Design;
  readonly size: string;
  readonly className?: string | undefined;
}

/** The mark of the set that a card comes with. */
export function SetMark({ design, size, className }: MarkProps): ReactNode {
  const mark = markOf(design.set);
  return mark === undefined ? null : (
    <span className={cx(css['mark'], className)} data-set={design.set}>
      <Icon name={mark} size={size} />
    </span>
  );
}
