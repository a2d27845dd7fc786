import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Art } from '../../kit/Art.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { endingOf, seasonChart, type SeasonPoints } from '../../play/ending.ts';
import { nextLevel } from '../../play/levels.ts';
import { rivalsOf } from '../../play/turns.ts';
import { useSeen } from '../../table/context.ts';
import { useTableFrame } from '../../table/frame.ts';
import { useWords } from '../../words/index.ts';
import { useAfterGame } from './afterGame.ts';
import { Best } from './Best.tsx';
import css from './End.module.css';
import { headlineOf } from './headline.ts';
import { Podium } from './Podium.tsx';
import { Points } from './Points.tsx';
import { Promises } from './Promises.tsx';
import { Remains } from './Remains.tsx';
import { ReviewButton } from './ReviewButton.tsx';
import { SeasonChart } from './SeasonChart.tsx';
import { Turning } from './Turning.tsx';

interface Props {
  /** As far as somebody at this browser looked. */
  readonly seasons: SeasonPoints;
  onClose(): void;
}

/** The end of a game, over the table it was played at. */
export function End({ seasons, onClose }: Props): ReactNode {
  const words = useWords();
  const { end, common } = words;
  const seen = useSeen();
  const { openCity } = useTableFrame();
  const after = useAfterGame();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    heading.current?.focus();
    return () => dialog.close();
  }, []);
  const ending = useMemo(() => endingOf(seen), [seen]);
  const lines = useMemo(() => seasonChart(seen, seasons), [seen, seasons]);
  const harder = nextLevel(seen.picture.players, ending.winners, ending.lead);
  const { title, line } = headlineOf(seen, ending, words);
  const walk = (): void => {
    onClose();
    openCity(rivalsOf(seen)[0] ?? seen.seat);
    // Phones show one part at a time.
    document.querySelector<HTMLElement>('[data-tab="rivals"]')?.click();
  };
  return (
    <dialog
      ref={ref}
      className={css['end']}
      aria-labelledby={id}
      data-end
      onCancel={(event) => {
        event.preventDefault();
        // A window over it closes first.
        if (event.target === event.currentTarget) onClose();
      }}
      // The table behind it hears no keys meanwhile.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className={css['top']}>
        <Link href="/" className={css['brand']}>
          <Art id="evertree" className={css['logo'] ?? ''} priority />
          {common.title}
        </Link>
        <Button variant="bar" data-close onClick={onClose}>
          <Icon name="eye" size="1rem" />
          {end.toBoard}
        </Button>
      </header>
      <div className={css['hero']}>
        <Art id="banner-autumn" className={css['day'] ?? ''} priority />
        <Art id="banner-autumn-night" className={css['night'] ?? ''} />
        <div className={css['banner']}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{line}</p>
          {harder !== null && after?.harder !== undefined && (
            <Button className={css['harder'] ?? ''} onClick={() => after.harder?.()}>
              {end.harder(words.home.levels[harder])}
            </Button>
          )}
        </div>
        <div className={css['podium']}>
          <Podium finishes={ending.finishes} />
        </div>
      </div>
      <div className={css['body']}>
        <section className={css['panel']}>
          <Points ending={ending} />
          <div className={css['bests']}>
            {ending.finishes.map((finish) => (
              <Best key={finish.seat} finish={finish} />
            ))}
          </div>
          <Turning />
          <div className={css['more']}>
            <Button onClick={walk}>
              <Icon name="city" size="1.1rem" />
              {end.cities}
            </Button>
            <ReviewButton />
            {after?.save !== undefined && <Button onClick={() => after.save?.()}>{end.save}</Button>}
          </div>
        </section>
        <div className={css['side']}>
          {lines !== null && (
            <section className={css['panel']}>
              <h3>{end.seasons}</h3>
              <SeasonChart lines={lines} />
            </section>
          )}
          <Promises ending={ending} className={css['panel']} />
          <section className={css['panel']}>
            <Remains ending={ending} />
          </section>
          {after?.extra !== undefined && <section className={css['panel']}>{after.extra}</section>}
          <div className={css['go']}>
            {after !== null && (
              <Button size="large" onClick={() => after.home()}>
                {end.home}
              </Button>
            )}
            {after?.again !== undefined ? (
              <Button variant="go" size="large" data-again onClick={() => after.again?.()}>
                {end.again}
              </Button>
            ) : (
              <Button variant="go" size="large" onClick={onClose}>
                {end.toBoard}
              </Button>
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
}
