import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import css from './Banner.module.css';

interface Props {
  /** wait: something is amiss but mends itself. stop: it does not. news: to be known. good: mended. */
  readonly tone: 'wait' | 'stop' | 'news' | 'good';
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  /** Which banner it is, for whoever looks for it. */
  readonly name: string;
  readonly urgent?: boolean;
  readonly children?: ReactNode;
}

/** A line under the top bar about the table itself. */
export function Banner({ tone, icon, title, text, name, urgent, children }: Props): ReactNode {
  return (
    <section className={css.banner} data-tone={tone} data-banner={name}>
      <Icon name={icon} size="1.35rem" />
      <div className={css.text} role={urgent ? 'alert' : 'status'}>
        <b>{title}</b> {text !== undefined && <span>{text}</span>}
      </div>
      {children !== undefined && <div className={css.acts}>{children}</div>}
    </section>
  );
}
