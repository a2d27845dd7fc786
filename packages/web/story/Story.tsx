import { memo, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { youIn } from '../play/picture.ts';
import { critterOf } from '../play/seats.ts';
import { entriesOf, type Entry } from '../play/story.ts';
import { touchOf, type Touch } from '../play/touches.ts';
import type { Teller } from '../play/telling.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { useNewsStore, useSince } from './news.ts';
import { Sentence } from './Sentence.tsx';
import css from './Story.module.css';
import { TouchTag } from './TouchTag.tsx';
import { useTeller } from './useTeller.ts';

/** So many entries are drawn at once; older ones on demand. */
const PAGE = 24;

interface Told {
  readonly entry: Entry;
  readonly touch: Touch | null;
}

/** Everything that happened, the newest first, but for what is told above it. */
export function Story(): ReactNode {
  const { story: words } = useWords();
  const seen = useSeen();
  const [mine, setMine] = useState(false);
  const [pages, setPages] = useState(1);
  const missed = useStore(useNewsStore().store, (now) => now.missed);
  const { picture, game, watching, seat, names } = seen;
  const since = useSince();
  const all = useMemo(() => {
    const isAbove = new Set(since.map(({ entry: { id, seat } }) => `${id} ${seat}`));
    const entries = entriesOf(game, picture.story).filter(({ id, seat: by }) => !isAbove.has(`${id} ${by}`));
    const told = entries.map((entry): Told => ({ entry, touch: touchOf(entry, seen, missed) }));
    return (mine ? told.filter(({ entry, touch }) => entry.seat === seat || touch !== null) : told).reverse();
  }, [game, picture.story, seen, missed, mine, seat, since]);
  const shown = all.slice(0, pages * PAGE);
  const { turn, active } = picture.view;
  const empty = turn === 0 ? words.settingUp : words.empty(active === youIn(picture) ? null : names[active]);
  return (
    <section className={css['story']} aria-labelledby="story-title">
      <header className={css['head']}>
        <Icon name="log" size="1rem" />
        <h2 id="story-title" className={css['title']}>
          {words.title}
        </h2>
        {!watching && (
          <span role="group" aria-label={words.filter} className={css['filter']}>
            <button type="button" aria-pressed={!mine} onClick={() => setMine(false)}>
              {words.all}
            </button>
            <button type="button" aria-pressed={mine} onClick={() => setMine(true)}>
              {words.aboutMe}
            </button>
          </span>
        )}
      </header>
      {/* What is new is said by the announcer, once; the log itself stays silent. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="log"
        aria-live="off"
        aria-label={words.title}
        className={css['log']}
        // It scrolls, and its links are reached from here by the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={goAlongLinks}
      >
        {shown.length === 0 ? (
          <p className={css['empty']}>{mine ? words.nothingAboutMe : since.length > 0 ? words.onlyAbove : empty}</p>
        ) : (
          <>
            {byRound(shown).map(([round, told]) => (
              <Round key={round} n={round} told={told} />
            ))}
            {shown.length < all.length && (
              <button type="button" className={css['earlier']} onClick={() => setPages(pages + 1)}>
                {words.earlier(all.length - shown.length)}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A log of a hundred links would be a hundred stops of the Tab key. */
function goAlongLinks(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-link]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = links[at < 0 ? (step > 0 ? 0 : -1) : at + step];
  event.preventDefault();
  if (next !== undefined) next.focus();
  else if (step < 0) event.currentTarget.focus();
}

function byRound(told: readonly Told[]): readonly (readonly [number, readonly Told[]])[] {
  const rounds = new Map<number, Told[]>();
  for (const one of told) {
    const round = rounds.get(one.entry.round) ?? [];
    rounds.set(one.entry.round, round);
    round.push(one);
  }
  return [...rounds];
}

function Round({ n, told }: { readonly n: number; readonly told: readonly Told[] }): ReactNode {
  const { story: words } = useWords();
  const teller = useTeller();
  const { seat, watching } = useSeen();
  return (
    <div>
      <h3 className={css['round']}>{words.round(n)}</h3>
      <ol>
        {told.map(({ entry, touch }) => (
          <Line
            key={`${entry.id} ${entry.seat} ${entry.takenBack === null}`}
            entry={entry}
            touch={touch}
            teller={teller}
            own={!watching && entry.seat === seat}
          />
        ))}
      </ol>
    </div>
  );
}

interface LineProps extends Told {
  readonly teller: Teller;
  readonly own: boolean;
}

const Line = memo(function Line({ entry, touch, teller, own }: LineProps): ReactNode {
  const { story: words } = useWords();
  const { seat, takenBack } = entry;
  if (takenBack !== null)
    return (
      <li className={cx(css['line'], css['back'])}>
        <Icon name="undo" size="1.1rem" />
        <details>
          <summary>
            {takenBack.together
              ? words.tookBackTogether
              : words.tookBack(takenBack.by === teller.you ? null : teller.names[takenBack.by])}
          </summary>
          <Sentence entry={entry} teller={teller} listed />
        </details>
      </li>
    );
  return (
    <li className={cx(css['line'], own && css['own'], (touch === 'gift' || touch === 'yours') && css['touches'])}>
      {seat === null ? (
        <Icon name="bell" size="1.2rem" />
      ) : (
        <SeatToken critter={critterOf(teller.game, seat)} size="1.3rem" />
      )}
      <p>
        <Sentence
          entry={entry}
          teller={teller}
          whole
          listed
          tag={touch === null ? undefined : <TouchTag touch={touch} />}
        />
      </p>
    </li>
  );
});
