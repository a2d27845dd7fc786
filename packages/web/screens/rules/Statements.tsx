import { Fragment, memo, useId, useRef, type ReactNode } from 'react';
import { useLayout } from '../../app/layout.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useLang, useWords } from '../../words/index.ts';
import { pieces } from './find.ts';
import css from './Statements.module.css';
import { isStatement, type Part, type Statement } from './statements.ts';

interface Props {
  readonly parts: readonly Part[];
  /** What was looked for. */
  readonly words: readonly string[];
  readonly page: boolean;
  goTo(id: string): void;
}

/** Rule statements by topic, with the topics beside them. */
export const Statements = memo(function Statements({ parts, words: looked, page, goTo }: Props): ReactNode {
  const { rules: words } = useWords();
  const lang = useLang();
  const layout = useLayout();
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  if (parts.length === 0) return null;
  const Title = page ? 'h2' : 'h3';
  const Section = page ? 'h3' : 'h4';
  const jump = (at: number): void => {
    const part = body.current?.querySelectorAll<HTMLElement>('[data-part]')[at];
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  };
  const contents = (
    <ol>
      {parts.map(({ title }, i) => (
        <li key={title}>
          <button type="button" className={css['topic']} onClick={() => jump(i)}>
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
  const wide = layout === 'desk' || layout === 'short';
  return (
    <div className={css['rules']} data-wide={wide || undefined} lang={lang === 'en' ? undefined : 'en'}>
      <nav className={css['contents']} aria-labelledby={id}>
        {wide ? (
          <>
            <p id={id} className={css['head']} lang={lang}>
              {words.topics}
            </p>
            {contents}
          </>
        ) : (
          <details>
            <summary lang={lang}>
              <span id={id}>{words.topics}</span>
              <Icon name="chev" size="1.1rem" className={css['chev'] ?? ''} />
            </summary>
            {contents}
          </details>
        )}
      </nav>
      <div ref={body} className={css['body']}>
        {parts.map(({ title, topics }) => (
          <section key={title} className={css['part']}>
            <Title className={css['title']} data-part tabIndex={-1}>
              {title}
            </Title>
            {topics.map((topic) => (
              <Fragment key={topic.title}>
                {topic.title !== title && <Section className={css['section']}>{topic.title}</Section>}
                <ul className={css['list']}>
                  {topic.statements.map((statement) => (
                    <Line key={statement.id} statement={statement} looked={looked} page={page} goTo={goTo} />
                  ))}
                </ul>
              </Fragment>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
});

interface LineProps {
  readonly statement: Statement;
  readonly looked: readonly string[];
  readonly page: boolean;
  goTo(id: string): void;
}

const Line = memo(function Line({ statement: { id, text }, looked, page, goTo }: LineProps): ReactNode {
  const { rules: words } = useWords();
  return (
    <li className={css['statement']} data-at={id} tabIndex={-1}>
      {page ? (
        <a className={css['id']} href={`#${id}`} aria-label={words.link(id)}>
          {id}
        </a>
      ) : (
        <span className={css['id']}>{id}</span>
      )}
      <p className={css['text']}>
        {text.split(/\b(R-[A-Z0-9-]*[0-9])\b/).map((part, i) => (
          // Every other part is the id of another statement.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={i}>
            {i % 2 === 1 && isStatement(part) ? (
              <Reference id={part} page={page} goTo={goTo} />
            ) : (
              <Marked text={part} looked={looked} />
            )}
          </Fragment>
        ))}
      </p>
    </li>
  );
});

function Marked({ text, looked }: { readonly text: string; readonly looked: readonly string[] }): ReactNode {
  return pieces(text, looked).map((piece, i) =>
    // oxlint-disable-next-line react/no-array-index-key
    piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}

interface ReferenceProps {
  readonly id: string;
  readonly page: boolean;
  goTo(id: string): void;
}

function Reference({ id, page, goTo }: ReferenceProps): ReactNode {
  return page ? (
    <a className={css['reference']} href={`#${id}`}>
      {id}
    </a>
  ) : (
    <button type="button" className={css['reference']} onClick={() => goTo(id)}>
      {id}
    </button>
  );
}
