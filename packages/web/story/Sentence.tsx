import { Fragment, memo, type MouseEvent, type ReactNode } from 'react';
import { useInspect } from '../kit/useInspect.ts';
import type { Entry } from '../play/story.ts';
import { isSentence, tell, type Piece, type Teller } from '../play/telling.ts';
import { useWords } from '../words/index.ts';
import css from './Sentence.module.css';

interface Props {
  readonly entry: Entry;
  readonly teller: Teller;
  /** Also what came to the Meadow. */
  readonly whole?: boolean;
  /** Its links are reached by the arrow keys of the list around them instead of by Tab. */
  readonly listed?: boolean;
  /** Stands right after what was done. */
  readonly tag?: ReactNode;
}

/** What an entry of the story says, with cards and places to look at. */
export const Sentence = memo(function Sentence({ entry, teller, whole, listed = false, tag }: Props): ReactNode {
  const words = useWords();
  const { clauses, meadow } = tell(entry, teller);
  return (
    <>
      {clauses.map((clause, at) => {
        const next = clauses[at + 1];
        const goesOn = next !== undefined && !isSentence(next);
        const gap = at === 0 ? '' : isSentence(clause) ? ' ' : '; ';
        return (
          <span key={at} className={at === 0 ? undefined : css['more']}>
            {gap}
            <Pieces pieces={goesOn ? withoutStop(clause) : clause} listed={listed} />
          </span>
        );
      })}
      {tag}
      {whole && meadow.length > 0 && (
        <span className={css['meadow']}>
          {words.story.newInMeadow}{' '}
          {meadow.map((piece, at) => (
            <Fragment key={at}>
              {at > 0 && ', '}
              <Pieces pieces={[piece]} listed={listed} />
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
});

function withoutStop(clause: readonly Piece[]): readonly Piece[] {
  const last = clause.at(-1);
  return typeof last === 'string' ? [...clause.slice(0, -1), last.replace(/\.$/, '')] : clause;
}

function Pieces({ pieces, listed }: { readonly pieces: readonly Piece[]; readonly listed: boolean }): ReactNode {
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    const before = pieces[at - 1];
    if (typeof piece === 'string') {
      const rest = isLink(before) ? piece.replace(CLOSES, '') : piece;
      return isLink(next) ? rest.replace(OPENS, '') : rest;
    }
    if ('seat' in piece) return <b key={at}>{piece.name}</b>;
    const beyond = pieces[at - 2];
    const opening = typeof before === 'string' ? (isLink(beyond) ? before.replace(CLOSES, '') : before) : '';
    return (
      <span key={at} className={css['kept']}>
        {OPENS.exec(opening)?.[0]}
        <Link piece={piece} listed={listed} />
        {typeof next === 'string' && CLOSES.exec(next)?.[0]}
      </span>
    );
  });
}

/** Links are boxes of their own in a line: what opens before them and what stops after them must not be torn off. */
const OPENS = /[^\s]+$/;
const CLOSES = /^[^\s]+/;
const isLink = (piece: Piece | undefined): boolean => typeof piece === 'object' && !('seat' in piece);

interface LinkProps {
  readonly piece: Extract<Piece, { readonly id: string }>;
  readonly listed: boolean;
}

function Link({ piece: { name, id, key }, listed }: LinkProps): ReactNode {
  const { handlers, tookClick, pin, key: onKey } = useInspect(id, key ?? undefined);
  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!tookClick()) pin(event.currentTarget);
  };
  return (
    <button
      type="button"
      className={css['link']}
      data-link
      tabIndex={listed ? -1 : undefined}
      {...handlers}
      onClick={onClick}
      onKeyDown={(event) => void onKey(event)}
    >
      {name}
    </button>
  );
}
