import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLayout, useScene } from '../../app/layout.ts';
import { useSettings } from '../../app/settings.ts';
import { Art } from '../../kit/Art.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { ahead } from './ahead.ts';
import css from './Hero.module.css';
import { opponentsOf, othersIn } from './names.ts';
import { gameOf } from './plan.ts';
import { useCatalogue } from './useCatalogue.ts';
import type { Games } from './useGames.ts';
import { usePlan } from './usePlan.ts';
import type { Start } from './useStart.ts';

/** Who stands in the clearing, by the names of their pictures. */
const CAST = ['critter-hedgehog', 'critter-turtle', 'critter-cardinal', 'critter-toad'] as const;

/** The clearing, what this is, and the one press that starts a game. */
export function Hero({ start, games }: { readonly start: Start; readonly games: Games }): ReactNode {
  const { home: words, common } = useWords();
  const phone = useLayout() === 'phone';
  const [, go] = useLocation();
  const name = useSettings((now) => now.name.trim());
  const plan = usePlan();
  const catalogue = useCatalogue();
  const game = gameOf(plan, name, (seat) => words.player(seat + 1), catalogue);
  const others = game === null ? [] : opponentsOf(game, catalogue);
  const last = games.list?.find((game) => !game.over);
  return (
    <section className={css.hero} aria-labelledby="heading">
      <Art id={useScene('banner-spring')} className={css.scene} priority />
      {CAST.map((id, i) => (
        <Art key={id} id={id} className={`${css.critter} ${css[`critter${i + 1}`]}`} />
      ))}
      <div className={css.plate}>
        <h1 id="heading" tabIndex={-1}>
          {words.heading}
        </h1>
        <p className={css.pitch}>{words.pitch}</p>
        <div className={css.buttons}>
          <Button
            variant="go"
            size="large"
            className={css.play}
            data-play-now
            aria-busy={start.busy || undefined}
            {...ahead}
            onClick={() => start.begin(game)}
          >
            <Icon name="play" size="1.2rem" />
            <span className={css.stacked}>
              <b>{start.busy ? words.starting : words.playNow}</b>
              <small>{words.playNowWith(common.list(others))}</small>
            </span>
          </Button>
          {last !== undefined && (
            <Button size="large" className={css.goOn} {...ahead} onClick={() => go(`/play/${last.id}`)}>
              <span className={css.stacked}>
                <b>{words.goOn}</b>
                <small>{words.goOnWith(common.list(othersIn(last)))}</small>
              </span>
              <Icon name="arrow" size="1.1rem" />
            </Button>
          )}
        </div>
        {!phone && <p className={css.note}>{words.atOnce}</p>}
      </div>
    </section>
  );
}
