import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { useLayout, useScene } from '../../app/layout.ts';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { BotsPanel } from './BotsPanel.tsx';
import { OnlinePanel } from './OnlinePanel.tsx';
import { WAYS, type Way } from './plan.ts';
import { ScreenPanel } from './ScreenPanel.tsx';
import { SoloPanel } from './SoloPanel.tsx';
import { useOpenWay } from './useOpenWay.ts';
import type { Start } from './useStart.ts';
import css from './Ways.module.css';

/** Who stands for each way, before which landscape: names of pictures. */
const PICTURES: Readonly<
  Record<Way, { readonly scene: string; readonly at: string; readonly cast: readonly string[] }>
> = {
  bots: { scene: 'scene-summer', at: '4% 40%', cast: ['critter-turtle'] },
  screen: { scene: 'scene-spring', at: '60% 20%', cast: ['critter-hedgehog', 'critter-mouse'] },
  solo: { scene: 'scene-autumn', at: '2% 10%', cast: ['critter-rugwort'] },
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
  const layout = useLayout();
  const beside = layout === 'desk' || layout === 'short';
  const [open, setOpen] = useOpenWay(beside);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const shown = open !== null && (
    <section className={css.panel} id={id} ref={panel} aria-label={words[open].title}>
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
            {WAYS.map((way) => (
              <li key={way} className={cx(css.way, open === way && css.on)} data-way-to-play={way}>
                <button
                  type="button"
                  className={css.card}
                  aria-expanded={open === way}
                  aria-controls={open === way ? id : undefined}
                  onClick={() => setOpen(open === way && !beside ? null : way)}
                >
                  <span className={css.picture}>
                    <Scene id={PICTURES[way].scene} at={PICTURES[way].at} />
                    {PICTURES[way].cast.map((who) => (
                      <Art key={who} id={who} className={css.critter} />
                    ))}
                  </span>
                  <span className={css.words}>
                    <span className={css.title}>{words[way].title}</span>
                    <span className={css.about}>{words[way].about}</span>
                  </span>
                  <Icon name="chev" size="1.1rem" className={css.chevron} />
                </button>
                {!beside && open === way && shown}
              </li>
            ))}
          </ul>
        </section>
        {children}
      </div>
      {beside && shown}
    </div>
  );
}
