import type { Action } from '@everdell/game';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { confirmBy, offer } from '../kit/offer.ts';
import { SeatToken } from '../kit/SeatToken.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { same, select, type Draft } from '../play/draft.ts';
import { critterOf } from '../play/seats.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { Consequence } from './Consequence.tsx';
import css from './lists.module.css';

/** Of more answers than this, only the chosen one is tried out beforehand. */
const TRIED = 12;

/** Answers as full sentences, one below the other. */
export function Options({ seen, draft }: { readonly seen: Seen; readonly draft: Draft }): ReactNode {
  const { decide } = useWords();
  const { draft: store } = useAtTable();
  const { legal, text, known, decision: d, names } = seen;
  if (d === null) return null;
  return (
    <ThingGrid label={decide.options.label} className={css['list']}>
      {legal.map((action, i) => {
        const chosen = same(draft.selected, action);
        const isChosen = (): boolean => same(store.getState().selected, action);
        return (
          <button
            key={JSON.stringify(action)}
            type="button"
            className={css['entry']}
            data-option={action.t === 'option' ? action.id : i}
            aria-pressed={chosen}
            onClick={chooseOr(isChosen, () => select(store, action))}
            onKeyDown={confirmChosen(isChosen)}
          >
            <span className={css['digit']} aria-hidden>
              {i < 9 ? i + 1 : ''}
            </span>
            {action.t === 'option' && <Piece seen={seen} id={action.id} />}
            <span className={css['sentence']}>{text.answer(known, d, action, names)}</span>
            {(legal.length <= TRIED || chosen) && <Consequence seen={seen} action={action} brief />}
            {chosen && <Tick />}
          </button>
        );
      })}
      {refusedOptions(seen).map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className={css['entry']}
          aria-disabled
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- global in ARIA 1.3
          aria-description={decide.options.refused}
        >
          <Icon name="lock" size="0.9rem" className={css['lock'] ?? ''} />
          <span className={css['sentence']}>{text.answer(known, d, action, names)}</span>
          <span className={css['missing']}>{decide.options.refused}</span>
        </button>
      ))}
    </ThingGrid>
  );
}

/** The piece that an answer is about, where it is asked which one goes somewhere. */
function Piece({ seen: { game, seat }, id }: { readonly seen: Seen; readonly id: string }): ReactNode {
  const { kinds } = game.rules;
  const kind = kinds.length > 1 ? kinds.findIndex((each) => each === id) : -1;
  return kind >= 0 && <SeatToken critter={critterOf(game, seat)} size="1.6rem" figure={kind === 0 ? null : id} />;
}

export function Tick(): ReactNode {
  return (
    <span className={css['tick']} aria-hidden>
      <Icon name="check" size="0.8rem" />
    </span>
  );
}

/** Enter on what is chosen already confirms it; asked when the key is pressed, for the bar may be drawn a little later. */
export function confirmChosen(isChosen: () => boolean) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || !isChosen()) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) confirmBy(event.currentTarget);
  };
}

/** A press chooses; on what is chosen already it confirms. */
export function chooseOr(isChosen: () => boolean, choose: () => void) {
  return (event: MouseEvent<HTMLElement>): void => {
    const before = isChosen();
    if (!before) choose();
    offer(event, !before ? 'press' : event.detail > 1 ? 'double' : 'again');
  };
}

/** Choices that the effect has but that are not possible now. */
function refusedOptions({ decision: d, known }: Seen): readonly Action[] {
  const effect = known.stack.at(-1)?.effect;
  if (d?.kind !== 'option' || effect?.do !== 'option') return [];
  return effect.choices.flatMap(({ id }): Action[] => (d.ids.includes(id) ? [] : [{ t: 'option', id }]));
}
