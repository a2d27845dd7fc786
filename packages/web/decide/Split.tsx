import type { SplitDecision } from '@everdell/game';
import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { nameOf } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import { offer } from '../kit/offer.ts';
import { setAmount, type Draft } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Split.module.css';

interface Props {
  readonly seen: Seen;
  readonly draft: Draft;
  readonly d: SplitDecision;
  /** The resource that the next digit typed stands for. */
  readonly cursor: number;
}

/** One stepper for each resource, with the totals after it. */
export function Split({ seen, draft, d, cursor }: Props): ReactNode {
  const { decide } = useWords();
  const { draft: store } = useAtTable();
  const { res } = seen.known.seats[seen.seat];
  const sum = draft.split.reduce((n, m) => n + m, 0);
  const sign = d.ask === 'gainAny' ? 1 : -1;
  return (
    <div className={css['rows']} role="group" aria-label={decide.split.label}>
      {d.among.map((r, i) => {
        const id = seen.game.rules.resources[r];
        const name = nameOf(seen.text, id, 2);
        const n = draft.split[i] ?? 0;
        const room = Math.min(d.caps[i] - n, d.max - sum);
        // With one to choose in all, another resource takes its place.
        const moves = d.max === 1 && n === 0 && d.caps[i] > 0;
        // What is drawn may be a moment behind what was pressed.
        const add = (more: number): void => {
          const now = store.getState().split[i] ?? 0;
          if (d.max === 1 && more > 0) store.setState({ split: d.among.map(() => 0) });
          setAmount(store, d, i, now + more);
        };
        return (
          <div
            key={id}
            className={css['row']}
            role="group"
            aria-label={name}
            data-on={n > 0 || undefined}
            data-none={d.caps[i] === 0 || undefined}
            data-one={d.max === 1 || undefined}
            data-next={cursor === i || undefined}
          >
            <Icon name={id} size="1.7rem" />
            <span className={css['name']}>
              <b>{name}</b>
              <span className={css['totals']}>
                {n === 0 ? (
                  decide.split.have(res[r])
                ) : (
                  <>
                    {res[r]} <Icon name="arrow" size="0.7rem" />{' '}
                    <span className={css['then']}>{decide.split.then(res[r] + sign * n)}</span>
                  </>
                )}
              </span>
            </span>
            <Button
              className={cx(css['step'], css['less'])}
              data-less
              data-resource={id}
              off={n === 0}
              aria-label={decide.split.less(name)}
              onClick={() => add(-1)}
            >
              −
            </Button>
            <output className={css['n']} aria-label={decide.split.amount(name, n)}>
              {n}
            </output>
            <Button
              className={css['step']}
              data-more
              data-resource={id}
              off={room <= 0 && !moves}
              aria-label={decide.split.more(name)}
              onClick={(event) => {
                add(1);
                offer(event, 'press');
              }}
            >
              {d.max === 1 && n === 1 ? <Icon name="check" size="1.1rem" /> : '+'}
            </Button>
            {d.max > 1 && (
              <Button
                variant="quiet"
                size="small"
                className={css['max']}
                data-most
                data-resource={id}
                off={room <= 0}
                aria-label={decide.split.maxLong(name)}
                onClick={(event) => {
                  add(d.max);
                  offer(event, 'press');
                }}
              >
                {decide.split.max}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}
