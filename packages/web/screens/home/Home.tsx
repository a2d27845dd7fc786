import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NoticesLink } from '../../kit/NoticesLink.tsx';
import { useWords } from '../../words/index.ts';
import { loadAheadWhenIdle } from './ahead.ts';
import { Continue } from './Continue.tsx';
import { Drop } from './Drop.tsx';
import { Hero } from './Hero.tsx';
import css from './Home.module.css';
import { HomeBar } from './HomeBar.tsx';
import { HowItGoes } from './HowItGoes.tsx';
import { OpenFile } from './OpenFile.tsx';
import { SetsBelow } from './sets/SetsHere.tsx';
import { Trouble } from './Trouble.tsx';
import { useGames } from './useGames.ts';
import { useStart } from './useStart.ts';
import { Ways } from './Ways.tsx';

/** Where everything begins: one press starts a game, everything else is one more away. */
export function Home(): ReactNode {
  const words = useWords();
  const start = useStart();
  const games = useGames();
  const isWhole = useAfterFirstPaint();
  useEffect(() => loadAheadWhenIdle(), []);
  return (
    <div className={css.home}>
      <HomeBar />
      <main>
        <Hero start={start} games={games} />
        <Trouble start={start} />
        {isWhole && (
          <Ways start={start}>
            <Continue games={games} />
            <SetsBelow />
            {games.list?.length === 0 && games.removed.length === 0 && <HowItGoes />}
            <OpenFile start={start} />
          </Ways>
        )}
      </main>
      {isWhole && (
        <footer className={css.footer}>
          <p>{words.home.about}</p>
          <p>
            <NoticesLink />
          </p>
        </footer>
      )}
      <Drop start={start} />
    </div>
  );
}

/** The press that starts a game comes first: on a slow machine the rest takes as long again. */
function useAfterFirstPaint(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setAfter(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAfter;
}
