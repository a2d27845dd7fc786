import { lobby, type TableSummary } from '@everdell/protocol';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/Button.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { seatNames } from '../../play/online/names.ts';
import { site, whoWasI } from '../../play/online/site.ts';
import { SEAT_CRITTERS } from '../../play/seats.ts';
import { useWords } from '../../words/index.ts';
import { ByLink } from './ByLink.tsx';
import css from './JoinPanel.module.css';
import { paceText } from './pace.ts';
import { requestProblem } from './requestProblem.ts';

/** Ways to a table that exists: a link, one's own tables, and those that are open to anybody. */
export function JoinPanel(): ReactNode {
  return (
    <div className={css.panel}>
      <ByLink />
      <Tables />
    </div>
  );
}

interface Found {
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
}

const LATEST_MS = 3 * 86_400_000;

async function find(): Promise<Found> {
  const [me, open] = await Promise.all([whoWasI(), lobby(site())]);
  const now = Date.now();
  const mine = (me?.tables ?? []).filter(
    ({ status, updatedAt }) =>
      status === 'open' || status === 'playing' || (status === 'finished' && now - updatedAt < LATEST_MS),
  );
  const own = new Set(mine.map(({ id }) => id));
  return {
    mine: [...mine].sort((a, b) => Number(b.yourTurn ?? false) - Number(a.yourTurn ?? false)),
    open: open.filter(({ id }) => !own.has(id)),
  };
}

function Tables(): ReactNode {
  const words = useWords();
  const { online } = words;
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(
    () =>
      find().then(
        (tables) => {
          setFound(tables);
          setProblem(null);
        },
        (error: unknown) => setProblem(requestProblem(words, error)),
      ),
    [words],
  );
  useEffect(() => {
    const again = (): void => void look();
    again();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [look]);
  const refresh = (
    <Button size="small" variant="quiet" onClick={() => void look()}>
      {online.refresh}
    </Button>
  );
  if (problem !== null)
    return (
      <p role="alert" className={css.problem}>
        {problem} {refresh}
      </p>
    );
  if (found === null) return <p role="status">{online.looking}</p>;
  return (
    <>
      {found.mine.length > 0 && (
        <section>
          <h3>{online.mine}</h3>
          <List tables={found.mine} />
        </section>
      )}
      <section>
        <h3>
          {online.open} {refresh}
        </h3>
        {found.open.length === 0 ? <p className={css.none}>{online.openNone}</p> : <List tables={found.open} />}
      </section>
    </>
  );
}

function List({ tables }: { readonly tables: readonly TableSummary[] }): ReactNode {
  return (
    <ul className={css.list}>
      {tables.map((table) => (
        <Table key={table.id} table={table} />
      ))}
    </ul>
  );
}

function Table({ table }: { readonly table: TableSummary }): ReactNode {
  const words = useWords();
  const { online, common } = words;
  const { id, title, status, seats, hostName, perTurn, yourTurn, present = 0 } = table;
  const names = seatNames(seats);
  const name = title === '' ? online.tableOf(hostName) : title;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const mine = table.seat !== undefined && table.seat !== null;
  return (
    <li>
      <Link href={`/t/${id}`} className={css.table} data-turn={yourTurn || undefined}>
        <span className={css.tokens} aria-hidden>
          {seats.map(({ kind }, seat) => (
            <SeatToken
              key={SEAT_CRITTERS[seat]}
              critter={SEAT_CRITTERS[seat % SEAT_CRITTERS.length]}
              size="1.7rem"
              ghost={kind === 'open'}
            />
          ))}
        </span>
        <span className={css.what}>
          <b>{name}</b>
          <span>{common.list(names.filter(Boolean))}</span>
          <small>
            {status === 'open' ? online.taken(taken, seats.length) : online.status[status]} · {paceText(words, perTurn)}
            {present > 0 && ` · ${online.there(present)}`}
          </small>
        </span>
        <span className={css.go}>
          {yourTurn ? online.yourTurn : mine ? online.go : status === 'open' ? online.sitDown : online.look}
        </span>
      </Link>
    </li>
  );
}
