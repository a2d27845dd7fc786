import { Arrive } from '../table/Arrive.tsx';
import { designOf, type Seat } from '@everdell/game';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Art } from '../kit/Art.tsx';
import { Keepsake } from '../kit/card/Keepsake.tsx';
import { cx } from '../kit/cx.ts';
import { ForEyes } from '../kit/ForEyes.tsx';
import { Icon } from '../kit/Icon.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import type { Seen } from '../play/seen.ts';
import { choicesOn, NO_SPACE, shelfOf, stackAsked, type Stack } from '../play/shelf.ts';
import { useDraft, useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { useWords, type Words } from '../words/index.ts';
import { CityCard } from './CityCard.tsx';
import { Hand } from './Hand.tsx';
import css from './Shelf.module.css';

/** So many things lie there one by one; more of them in stacks. */
const SINGLE = { desk: 4, short: 2 };
/** Every stack at once. */
const ALL = 'all';

export const stackName = ({ tray }: Words, kind: string): string =>
  kind === NO_SPACE ? tray.noSpaceShort : (tray.keeps[kind] ?? kind);

const countOf = (stacks: readonly Stack[]): number => stacks.reduce((sum, { n }) => sum + n, 0);

/** Does what lies beside the city need more room than a column of small pictures? */
export function isStacked(seen: Seen, seat: Seat, layout: 'desk' | 'short' = 'desk'): boolean {
  const stacks = shelfOf(seen, seat);
  if (stacks.every(({ kind }) => kind === NO_SPACE)) return false;
  const unknown = stacks.some(({ cards, places, n }) => cards.length + places.length < n);
  return unknown || countOf(stacks) > SINGLE[layout];
}

/** What lies beside the city: a few things themselves, else a stack for each kind; on low screens one button for all. */
export function Shelf({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const isShort = useLayout() === 'short';
  const stacks = shelfOf(seen, seat);
  if (stacks.length === 0) return null;
  if (!isStacked(seen, seat, isShort ? 'short' : 'desk'))
    return (
      <div className={cx(css.shelf, stacks.some(({ kind }) => kind !== NO_SPACE) && css.named)} data-shelf>
        <span className={css.title}>{stacks.length === 1 ? stackName(words, stacks[0].kind) : words.tray.shelf}</span>
        {stacks.map((stack) => (
          <Minis key={stack.kind} stack={stack} />
        ))}
      </div>
    );
  return (
    <div className={cx(css.shelf, css.stacks)} data-shelf data-stacked>
      <span className={css.title}>{words.tray.shelf}</span>
      {isShort ? <Heap stacks={stacks} /> : stacks.map((stack) => <StackButton key={stack.kind} stack={stack} />)}
    </div>
  );
}

function Minis({ stack: { cards, places } }: { readonly stack: Stack }): ReactNode {
  return (
    <>
      {cards.map((uid) => (
        <CityCard key={uid} uid={uid} size="mini" />
      ))}
      {places.map((place) => (
        <Keepsake key={place.ix} place={place} size="mini" className={css.mini} />
      ))}
    </>
  );
}

/** The picture of what lies on top. */
function topOf({ game, known }: Seen, { cards, places }: Stack): string | null {
  const card = cards.at(-1);
  return places.at(-1)?.id ?? (card === undefined ? null : designOf(game.rules, known, card).id);
}

function useChoices(stacks: readonly Stack[]): number {
  const seen = useSeen();
  return choicesOn(
    seen,
    stacks,
    useDraft((draft) => draft.mode),
  );
}

function StackButton({ stack }: { readonly stack: Stack }): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const { shelf, openShelf } = useTableFrame();
  const { kind, n } = stack;
  const legal = useChoices([stack]);
  const name = stackName(words, kind);
  const picture = topOf(seen, stack);
  return (
    <button
      type="button"
      className={cx(css.stack, legal > 0 && css.lit)}
      data-stack={kind}
      data-legal={legal}
      aria-expanded={shelf === kind}
      onClick={() => openShelf(shelf === kind ? null : kind)}
    >
      <ForEyes told={words.tray.stackLong(name, n, legal)}>
        <Art id={picture ?? 'evertree'} className={css.art} />
        <span className={css.words}>
          {name} <b>{n}</b>
        </span>
        {legal > 0 && <span className={css.count}>{legal}</span>}
      </ForEyes>
    </button>
  );
}

/** One button for all of them. */
function Heap({ stacks }: { readonly stacks: readonly Stack[] }): ReactNode {
  const words = useWords();
  const { shelf, openShelf } = useTableFrame();
  const legal = useChoices(stacks);
  return (
    <button
      type="button"
      className={cx(css.heap, legal > 0 && css.lit)}
      data-stack={ALL}
      data-legal={legal}
      aria-expanded={shelf === ALL}
      onClick={() => openShelf(shelf === ALL ? null : ALL)}
    >
      <ForEyes told={words.tray.stackLong(words.tray.shelf, countOf(stacks), legal)}>
        {stacks.map(({ kind, n }) => (
          <span key={kind} className={css.line}>
            {stackName(words, kind)} <b>{n}</b>
          </span>
        ))}
        {legal > 0 && <span className={css.count}>{legal}</span>}
      </ForEyes>
    </button>
  );
}

/** The hand; in its place the stack that was asked for, or that the question is about. */
export function HandOrShelf(): ReactNode {
  const seen = useSeen();
  const { shelf, facing } = useTableFrame();
  const layout = useLayout() === 'short' ? 'short' : 'desk';
  const shown = isStacked(seen, facing, layout) ? (shelf ?? stackAsked(seen, facing)) : null;
  const stacks = shown === null ? [] : shelfOf(seen, facing).filter(({ kind }) => shown === ALL || kind === shown);
  return stacks.length === 0 ? <Hand /> : <ShelfSheet stacks={stacks} />;
}

function ShelfSheet({ stacks }: { readonly stacks: readonly Stack[] }): ReactNode {
  const words = useWords();
  const { shelf, openShelf } = useTableFrame();
  const ref = useRef<HTMLElement>(null);
  const isWanted = shelf !== null;
  useEffect(() => {
    if (!isWanted) return;
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isWanted]);
  const title = stacks.length === 1 ? stackName(words, stacks[0].kind) : words.tray.shelf;
  return (
    // Not modal: what lies in it is chosen like anything else on the table.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={css.sheet}
      data-shelf-open
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isWanted) return;
        event.stopPropagation();
        openShelf(null);
      }}
    >
      <header className={css.head}>
        <h2>{title}</h2>
        {isWanted && (
          <button
            type="button"
            className={css.close}
            aria-label={words.tray.closeShelf}
            onClick={() => openShelf(null)}
          >
            <Icon name="x" size="1rem" />
          </button>
        )}
      </header>
      <ShelfGroups stacks={stacks} titled={stacks.length > 1} />
    </section>
  );
}

/** Stacks spread out, each below its name. */
export function ShelfGroups({ stacks, titled }: { readonly stacks: readonly Stack[]; titled: boolean }): ReactNode {
  const words = useWords();
  const isPhone = useLayout() === 'phone';
  const size = isPhone ? 'row' : 'tile';
  return (
    <div className={cx(css.groups, isPhone && css.list)} data-scrolls>
      <Arrive by={isPhone ? 1 : stacks.length}>
        {stacks.map(({ kind, cards, places, n }) => {
          const name = stackName(words, kind);
          const unknown = n - cards.length - places.length;
          return (
            <div key={kind} className={css.group} data-group={kind}>
              {titled && <h3 className={css.name}>{words.tray.stack(name, n)}</h3>}
              <ThingGrid label={name} className={css.spread}>
                {cards.map((uid) => (
                  <CityCard key={uid} uid={uid} size={size} />
                ))}
                {places.map((place) => (
                  <Keepsake key={place.ix} place={place} size={size} className={css[size]} />
                ))}
                {unknown > 0 && <span className={css.unknown}>{words.tray.unknownCards(unknown)}</span>}
              </ThingGrid>
            </div>
          );
        })}
      </Arrive>
    </div>
  );
}
