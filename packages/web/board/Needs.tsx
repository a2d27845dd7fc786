import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import type { Need } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Needs.module.css';

interface Props {
  readonly needs: readonly Need[];
  /** In fewer words. */
  readonly brief?: boolean;
  /** Cards, and many colours, are only counted. */
  readonly tiny?: boolean;
}

/** So many colours fit into a line with words. */
const FEW = 2;

/** What an Event asks for: a tick for what is there, a ring for what is missing. */
export function Needs({ needs, brief, tiny }: Props): ReactNode {
  const { board } = useWords();
  const { watching } = useSeen();
  const isAll = (kind: Need['kind']): boolean => needs.length > 0 && needs.every((need) => need.kind === kind);
  const isColours = isAll('colour');
  if (tiny && (isAll('card') || (isColours && needs.length > FEW))) {
    const isMet = needs.map((need) => !watching && (need.kind === 'card' ? need.met : need.have >= need.need));
    return (
      <span className={css['tally']}>
        {isMet.map((met, at) => (
          <span key={at} className={cx(css['need'], met && css['met'])}>
            {met ? <Icon name="check" size="0.75rem" /> : <i className={css['ring']} />}
          </span>
        ))}
        {!watching && board.haveOf(isMet.filter(Boolean).length, needs.length)}
      </span>
    );
  }
  return (
    <span className={isColours ? css['colours'] : css['list']}>
      {needs.map((need, at) => (
        <OneNeed key={at} need={need} small={brief || (isColours && needs.length > FEW)} />
      ))}
    </span>
  );
}

function OneNeed({ need, small }: { readonly need: Need; readonly small: boolean }): ReactNode {
  const { board } = useWords();
  const { text, watching } = useSeen();
  if (need.kind === 'card') {
    const { met, near } = need;
    const name = text.name(need.id);
    return (
      <span className={cx(css['need'], met && !watching && css['met'])}>
        {met && !watching ? <Icon name="check" size="0.75rem" /> : <i className={css['ring']} />}
        {small || near === null ? name : near === 'hand' ? board.inHand(name) : board.inMeadow(name)}
        {small && near !== null && (
          <span title={near === 'hand' ? board.inHand(name) : board.inMeadow(name)}>
            <Icon name={near === 'hand' ? 'card' : 'deck'} size="0.8rem" />
          </span>
        )}
      </span>
    );
  }
  const met = need.have >= need.need;
  if (need.kind === 'count')
    return (
      <span className={cx(css['need'], met && css['met'])}>
        {met ? <Icon name="check" size="0.75rem" /> : <i className={css['ring']} />}
        {watching ? need.need : board.haveOf(need.have, need.need)}
        {need.of !== undefined && <Icon name={need.of as IconName} size="0.9rem" />}
      </span>
    );
  return (
    <span className={cx(css['colour'], small && css['small'])}>
      <span className={cx(css['pill'], css[need.colour])}>
        {small && !watching ? board.haveOf(Math.min(need.have, need.need), need.need) : need.need}
        <Icon name={need.colour} size="0.8rem" />
      </span>
      {!small && !watching && (
        <span className={cx(css['have'], met && css['met'])}>
          {met && <Icon name="check" size="0.75rem" />}
          {board.have(need.have)}
        </span>
      )}
    </span>
  );
}

/** The same for ears. */
export function useNeedWords(): (needs: readonly Need[]) => string {
  const { board, cards } = useWords();
  const { text, watching } = useSeen();
  return (needs) =>
    board.amounts(
      needs.map((need) => {
        if (need.kind === 'card') {
          const name = text.name(need.id);
          if (watching) return name;
          if (need.met) return board.needMet(name);
          if (need.near === null) return board.needMissing(name);
          return need.near === 'hand' ? board.needInHand(name) : board.needInMeadow(name);
        }
        const what = need.kind === 'colour' ? (cards.colours[need.colour] ?? need.colour) : '';
        return board.needCount(what, need.need, watching ? null : need.have);
      }),
    );
}
