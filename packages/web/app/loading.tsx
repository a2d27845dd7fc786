import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import css from './app.module.css';

let attempt = 0;

/** Parts that could not be loaded are fetched anew the next time they are shown. */
export function loadAnew(): void {
  attempt++;
}

/** A part that is loaded when it is first shown. */
export function loaded<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  let failed = false;
  const part = () =>
    lazy(async () => {
      try {
        return { default: await fetchPart() };
      } catch (error) {
        failed = true;
        throw error;
      }
    });
  let Part = part();
  let made = attempt;
  return function Loaded(props: P): ReactNode {
    const [Shown] = useState(() => {
      if (failed && made !== attempt) {
        failed = false;
        Part = part();
      }
      made = attempt;
      return Part;
    });
    return <Shown {...props} />;
  };
}

/** Paper cards with a slow sheen instead of a spinner. */
export function Loading({ children }: { readonly children?: ReactNode }): ReactNode {
  const words = useWords();
  return (
    <main className={css.stage}>
      <div className={css.waiting}>
        <div className={css.cards} aria-hidden>
          <i />
          <i />
          <i />
        </div>
        <p role="status">{words.common.loading}</p>
        {children}
      </div>
    </main>
  );
}
