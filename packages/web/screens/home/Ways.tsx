import { useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useScene } from '../../app/layout.ts';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PORTRAITS } from '../../modules/ask.ts';
import { useWords } from '../../words/index.ts';
import { BotsPanel } from './BotsPanel.tsx';
import { OnlinePanel } from './OnlinePanel.tsx';
import { WAYS, type Way } from './plan.ts';
import { ScreenPanel } from './ScreenPanel.tsx';
import { SoloPanel } from './SoloPanel.tsx';
import { useBeside } from './useBeside.ts';
import { useOpenWay } from './useOpenWay.ts';
import type { Start } from './useStart.ts';
import css from './Ways.module.css';

/** Who stands for each way, before which landscape: names of pictures. */
const PICTURES: Readonly<
  Record<Way, { readonly scene: string; readonly at: string; readonly cast: readonly string[] }>
> = {
  bots: { scene: 'scene-summer', at: '4% 40%', cast: ['critter-turtle'] },
  screen: { scene: 'scene-spring', at: '60% 20%', cast: ['critter-hedgehog', 'critter-mouse'] },
  solo: { scene: 'scene-autumn', at: '2% 10%', cast: PORTRAITS.map((who) => `critter-${who}`) },
  online: { scene: 'scene-summer', at: '97% 20%', cast: ['critter-cardinal', 'critter-squirrel'] },
};

function Panel({ way, start }: { readonly way: Way; readonly start: Start }): ReactNode {
  switch (way) {
    case 'bots':
      return <BotsPanel start={start} />;
    case 'screen':
      return <ScreenPanel start={start} />;
    case 'solo':
      return <SoloPanel start={start} />;
    case 'online':
      return <OnlinePanel />;
  }
}

/** A piece of a landscape. */
function Scene({ id, at }: { readonly id: string; readonly at: string }): ReactNode {
  return (
    <span className={css.scene} style={{ '--at': at } as CSSProperties}>
      <Art id={useScene(id)} />
    </span>
  );
}

interface Props {
  readonly start: Start;
  /** What else there is to do, below the ways. */
  readonly children: ReactNode;
}

/** The ways to play; the chosen one can be set up beside them, on small screens right below it. */
export function Ways({ start, children }: Props): ReactNode {
  const { home: words } = useWords();
  const beside = useBeside();
  const [open, setOpen] = useOpenWay(beside);
  const id = useId();
  const way = useRef<HTMLLIElement>(null);
  // What was open above it has closed, and it would have slipped away from under the finger.
  useLayoutEffect(() => {
    if (beside || open === null) return;
    const { top } = way.current!.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) way.current!.scrollIntoView({ block: 'start' });
  }, [open, beside]);
  const shown = open !== null && (
    <section className={css.panel} id={id} aria-label={words[open].title}>
      <Panel way={open} start={start} />
    </section>
  );
  return (
    <div className={css.body}>
      <div className={css.left}>
        <section aria-labelledby={`${id}-ways`}>
          <h2 id={`${id}-ways`} className={css.heading}>
            {words.ways}
          </h2>
          <ul className={css.ways}>
            {WAYS.map((one) => (
              <li
                key={one}
                ref={open === one ? way : undefined}
                className={cx(css.way, open === one && css.on)}
                data-way-to-play={one}
              >
                <button
                  type="button"
                  className={css.card}
                  aria-expanded={open === one}
                  aria-controls={open === one ? id : undefined}
                  onClick={() => setOpen(open === one && !beside ? null : one)}
                >
                  <span className={css.picture}>
                    <Scene id={PICTURES[one].scene} at={PICTURES[one].at} />
                    {PICTURES[one].cast.map((who) => (
                      <Art key={who} id={who} className={css.critter} />
                    ))}
                  </span>
                  <span className={css.words}>
                    <span className={css.title}>{words[one].title}</span>
                    <span className={css.about}>{words[one].about}</span>
                  </span>
                  <Icon name="chev" size="1.1rem" className={css.chevron} />
                </button>
                {!beside && open === one && shown}
              </li>
            ))}
          </ul>
        </section>
        {children}
      </div>
      {beside && <div className={css.side}>{shown}</div>}
    </div>
  );
}
