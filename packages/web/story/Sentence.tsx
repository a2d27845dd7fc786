import { Fragment, memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
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
    if (typeof piece === 'string') return piece;
    return 'seat' in piece ? <b key={at}>{piece.name}</b> : <Link key={at} piece={piece} listed={listed} />;
  });
}

interface LinkProps {
  readonly piece: Extract<Piece, { readonly id: string }>;
  readonly listed: boolean;
}

function Link({ piece: { name, id, key }, listed }: LinkProps): ReactNode {
  const { handlers, tookClick, pin, key: onKey } = useInspect(id, key ?? undefined);
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (!tookClick()) pin(event.currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (onKey(event) || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    pin(event.currentTarget);
  };
  // A long name goes on in the next line, as words do and a button does not.
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span
      role="button"
      className={css['link']}
      data-link
      tabIndex={listed ? -1 : 0}
      {...handlers}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {name}
    </span>
  );
}
