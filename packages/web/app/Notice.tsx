import type { ReactNode } from 'react';
import { Art } from '../kit/Art.tsx';
import { useScene } from './layout.ts';
import css from './app.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Small print: what exactly is wrong. */
  readonly detail?: string;
  readonly buttons: ReactNode;
  /** Who brings the news, by the name of a picture. */
  readonly figure?: string;
}

/** A screen with one thing to say and what can be done about it. */
export function Notice({ title, children, detail, buttons, figure = 'critter-turtle' }: Props): ReactNode {
  return (
    <main className={css.stage}>
      <Art id={useScene('scene-summer')} className={css.scene} priority />
      <div className={css.told}>
        <Art id={figure} className={css.figure} priority />
        <div className={css.notice}>
          <h1 tabIndex={-1}>{title}</h1>
          <div>{children}</div>
          {detail !== undefined && detail !== '' && <p className={css.detail}>{detail}</p>}
          <div className={css.buttons}>{buttons}</div>
        </div>
      </div>
    </main>
  );
}
