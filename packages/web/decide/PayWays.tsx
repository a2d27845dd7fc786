import {
  abilityAt,
  billFor,
  designOf,
  isInstead,
  type Bill,
  type PayDecision,
  type Payer,
  type Payment,
  type Use,
} from '@everdell/game';
import { useState, type ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Goods, nameOf } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { same, select, type Draft } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { nameAt } from './answer.ts';
import { ClosesUndo } from './ClosesUndo.tsx';
import { closedLines } from './closedWords.ts';
import css from './lists.module.css';
import { chooseOr, confirmChosen, Tick } from './Options.tsx';
import { nudge, payGroups, spentBy, sumOf, type PayGroup } from './payment.ts';
import { preview } from '../play/preview.ts';

interface Props {
  readonly seen: Seen;
  readonly draft: Draft;
  readonly d: PayDecision;
}

/** Ways to pay, cheapest first; those that use up more than another stay folded. */
export function PayWays({ seen, draft, d }: Props): ReactNode {
  const { decide } = useWords();
  const [all, setAll] = useState(false);
  const groups = payGroups(d, tokensOf(seen), (way) => lostBy(seen, way));
  const plain = groups.filter(({ dearer }) => !dearer);
  const shown = all || plain.length === 0 ? groups : plain;
  return (
    <>
      <ThingGrid label={decide.pay.label} className={css['list']}>
        {shown.map((group, i) => (
          <Way key={group.key} seen={seen} draft={draft} d={d} group={group} number={i + 1} />
        ))}
      </ThingGrid>
      <Closed seen={seen} d={d} />
      {shown.length < groups.length && (
        <Button variant="quiet" size="small" className={css['more']} data-dearer onClick={() => setAll(true)}>
          {decide.pay.dearer(groups.length - shown.length)}
        </Button>
      )}
    </>
  );
}

/** The resources that are spent as tokens on doors. */
const tokensOf = ({ game }: Seen): readonly number[] => [
  ...new Set(game.rules.designs.flatMap(({ token }) => (token < 0 ? [] : [token]))),
];

/** A card that leaves the city is worth about what it cost, and its points. */
function lostBy({ game, known }: Seen, { uses }: Payment): number {
  const leave = uses.flatMap(({ by, at, with: other }) => {
    if (by !== 'ability') return [];
    return other ?? (abilityAt(game.rules, known, at)?.price === 'discardSelf' ? at : []);
  });
  return leave.reduce((sum, uid) => sum + 1 + designOf(game.rules, known, uid).points, 0);
}

/** Why it cannot be paid otherwise. */
function Closed({ seen, d }: { readonly seen: Seen; readonly d: PayDecision }): ReactNode {
  const words = useWords();
  // The card comes with a discount, so what is missing of its cost is beside the point.
  const hasFull = d.ways.some((way) => way.uses.length === 0);
  const lines = closedLines(seen, words, d.card, hasFull ? ['short'] : []);
  if (lines.length === 0) return null;
  return (
    <ul className={css['closed']} aria-label={words.decide.pay.closed.label}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="lock" size="0.8rem" className={css['lock'] ?? ''} /> {line}
        </li>
      ))}
    </ul>
  );
}

interface WayProps extends Props {
  readonly group: PayGroup;
  readonly number: number;
}

function Way({ seen, draft, d, group, number }: WayProps): ReactNode {
  const { decide } = useWords();
  const { draft: store } = useAtTable();
  const { selected } = draft;
  const chosen = selected?.t === 'pay' ? group.ways.find((way) => same(way, selected)) : undefined;
  const way = chosen ?? group.ways[0];
  const isChosen = (): boolean => group.ways.some((other) => same(other, store.getState().selected));
  return (
    <div className={css['way']} data-on={chosen !== undefined || undefined}>
      <button
        type="button"
        className={css['entry']}
        data-way={group.key}
        aria-pressed={chosen !== undefined}
        // Of several mixes one is still to be chosen.
        onClick={
          group.ways.length > 1
            ? () => select(store, isChosen() ? null : way)
            : chooseOr(isChosen, () => select(store, way))
        }
        onKeyDown={confirmChosen(isChosen)}
      >
        <span className={css['digit']} aria-hidden>
          {number < 10 ? number : ''}
        </span>
        <span className={css['sentence']}>{seen.text.answer(seen.known, d, way, seen.names)}</span>
        <Sum seen={seen} d={d} way={way} />
        <span className={css['aside']}>
          {[
            ...notesOn(seen, d, way, decide.pay),
            ...(chosen === undefined && group.ways.length > LISTED ? [decide.pay.mixes(group.ways.length)] : []),
          ].join(' ')}
        </span>
        <Closes seen={seen} way={way} />
        {chosen !== undefined && <Tick />}
      </button>
      {group.ways.length > 1 && (chosen !== undefined || group.ways.length <= LISTED) && (
        <Mix seen={seen} ways={group.ways} chosen={chosen} />
      )}
    </div>
  );
}

function Closes({ seen, way }: { readonly seen: Seen; readonly way: Payment }): ReactNode {
  const { closesUndo } = preview(seen, way);
  return closesUndo === null ? null : <ClosesUndo why={closesUndo} />;
}

/** The running cost: what it costs, what is taken off, what is left to pay. */
function Sum({ seen, d, way }: Omit<WayProps, 'group' | 'number' | 'draft'> & { readonly way: Payment }): ReactNode {
  const { decide } = useWords();
  const full = sumOf(billOf(seen, d).full[0]);
  const pays = spentBy(way);
  const token = sumOf(tokensOf(seen).map((r) => way.spend[r]));
  const isFree = isInstead(way);
  return (
    <span className={css['sum']}>
      {isFree && <b className={css['pill']}>{decide.pay.free}</b>}
      {!isFree && pays - token < full && <span>{decide.pay.reduced(full, full - pays + token, pays - token)}</span>}
      {pays > 0 && (
        <span className={css['pill']}>
          <Goods goods={way.spend} />
        </span>
      )}
    </span>
  );
}

type PayWords = ReturnType<typeof useWords>['decide']['pay'];

/** What is used up besides resources, by who pays. */
const NOTES: Readonly<Record<Payer, (seen: Seen, use: Use, pay: PayWords, way: Payment) => string>> = {
  ability(seen, { at, n, with: other }, pay) {
    const ability = abilityAt(seen.game.rules, seen.known, at);
    const name = nameAt(seen, at);
    if (other !== undefined) return pay.jailed(nameAt(seen, other), name);
    if (n !== undefined) return pay.tokens(n, name);
    if (ability?.price === 'cover') return pay.laidOn(name);
    if (ability?.price === 'discardSelf') {
      const { points } = designOf(seen.game.rules, seen.known, at);
      return points > 0 ? pay.leavesPoints(name, points) : pay.leaves(name);
    }
    if (ability?.swap !== undefined) return pay.swapped;
    return at < seen.game.rules.cards ? pay.helps(name) : pay.tileHelps(name);
  },
  door(seen, { at }, pay, { spend }) {
    const token = tokensOf(seen).find((r) => spend[r] > 0);
    if (token === undefined) return pay.doorUsed(nameAt(seen, at));
    const left = seen.known.seats[seen.seat].res[token] - spend[token];
    return pay.tokenUsed(nameAt(seen, at), nameOf(seen.text, seen.game.rules.resources[token], 1), left);
  },
  banner(seen, { at }, pay) {
    const { points } = designOf(seen.game.rules, seen.known, at);
    return points > 0 ? pay.replacedPoints(nameAt(seen, at), points) : pay.replaced(nameAt(seen, at));
  },
};

function notesOn(seen: Seen, d: PayDecision, way: Payment, pay: PayWords): readonly string[] {
  const { cost } = designOf(seen.game.rules, seen.known, d.card);
  const bill = billOf(seen, d);
  const asked = isInstead(way) ? bill.free : bill.full;
  const more = sumOf(asked[0]) - (isInstead(way) ? 0 : sumOf(cost));
  const isFree = way.uses.length === 0 && sumOf(asked[0]) === 0;
  return [
    ...(isFree ? [pay.costsNothing] : way.uses.map((use) => NOTES[use.by](seen, use, pay, way))),
    ...(more > 0 ? [pay.surcharge(more)] : []),
    ...(standsIn(bill, asked, way) ? [pay.standsIn] : []),
    ...bill.tolls.map(({ rule, src }) =>
      rule.pay === undefined ? pay.tollOf(nameAt(seen, src)) : pay.toll(seen.text.effect({ do: 'pay', ...rule.pay })),
    ),
  ];
}

function billOf({ game, known }: Seen, { seat, card }: PayDecision): Bill {
  return billFor(game.rules, known, seat, card, designOf(game.rules, known, card));
}

/** Is something spent for other resources of the cost? */
function standsIn({ standIns }: Bill, asked: Bill['full'], { spend }: Payment): boolean {
  const isOfCost = (cost: readonly number[]): boolean =>
    standIns.every((give) => give.every((n, r) => n === 0 || spend[r] <= cost[r]));
  return standIns.length > 0 && !asked.some(isOfCost);
}

/** So many mixes are listed; of more, amounts are set one by one. */
const LISTED = 6;

/** Which resources are paid, where the way leaves it open. */
function Mix(props: {
  readonly seen: Seen;
  readonly ways: readonly Payment[];
  readonly chosen: Payment | undefined;
}): ReactNode {
  const { seen, ways, chosen = ways[0] } = props;
  const { decide } = useWords();
  const { draft: store } = useAtTable();
  const { resources } = seen.game.rules;
  const open = resources.flatMap((id, r) =>
    ways.some(({ spend }) => spend[r] !== ways[0].spend[r]) ? [{ id, r }] : [],
  );
  return (
    <div className={css['mix']}>
      <span className={css['aside']}>{decide.pay.which}</span>
      {ways.length <= LISTED
        ? ways.map((way) => (
            <Button
              key={way.spend.join()}
              size="small"
              data-mix={way.spend.join()}
              on={same(way, props.chosen ?? null)}
              onClick={chooseOr(
                () => same(store.getState().selected, way),
                () => select(store, way),
              )}
            >
              <Goods goods={way.spend} />
            </Button>
          ))
        : open.map(({ id, r }) => {
            const press = (by: -1 | 1): void => {
              const { selected } = store.getState();
              const next = nudge(ways, selected?.t === 'pay' ? selected : chosen, r, by);
              if (next !== null) select(store, next);
            };
            const name = nameOf(seen.text, id, 2);
            return (
              <span
                key={id}
                className={css['nudge']}
                role="group"
                aria-label={decide.split.amount(name, chosen.spend[r])}
              >
                <Button
                  size="small"
                  off={nudge(ways, chosen, r, -1) === null}
                  aria-label={decide.split.less(name)}
                  onClick={() => press(-1)}
                >
                  −
                </Button>
                <b>{chosen.spend[r]}</b>
                <Icon name={id} size="1.1rem" />
                <Button
                  size="small"
                  off={nudge(ways, chosen, r, 1) === null}
                  aria-label={decide.split.more(name)}
                  onClick={() => press(1)}
                >
                  +
                </Button>
              </span>
            );
          })}
    </div>
  );
}
