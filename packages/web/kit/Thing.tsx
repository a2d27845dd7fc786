import { useCallback, useMemo, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useHinted } from '../play/hinted.ts';
import type { Seen } from '../play/seen.ts';
import { targetsOf, type ThingKey } from '../play/things.ts';
import { reasonFor, reasonWords } from '../play/whyNot.ts';
import { pressThing, seenNow, thingNow, useAtTable, useSeen, useThing } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { cx } from './cx.ts';
import { ForEyes } from './ForEyes.tsx';
import { Icon } from './Icon.tsx';
import { doesUntold } from './inspect/content.ts';
import { confirmBy, offer } from './offer.ts';
import css from './Thing.module.css';
import { useInspect } from './useInspect.ts';

export { ThingGrid } from './ThingGrid.tsx';

interface Props {
  readonly thing: ThingKey;
  /** Everything about it in one line, for ears. */
  readonly label: string;
  /** Why it cannot be chosen, where it is known better than the rules tell; null = there is nothing to say. */
  readonly reason?: string | null;
  /** The card or place that is shown large on closer look. */
  readonly inspect?: string;
  /** It can be dragged to where it belongs, see decide/drag.ts. */
  readonly drag?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/**
 * The button around anything on the table that can be pointed at. A press selects or explains; a second one on what is chosen
 * confirms it. Where one press is enough is for the decision bar to say.
 */
export function Thing({ thing, label, reason, inspect, drag, className, style, children }: Props): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const at = useAtTable();
  const { can, chosen, order } = useThing(thing);
  const hint = useHinted((things) => things.get(thing));
  const inspection = useInspect(inspect, thing);
  const why = useMemo(() => (can || chosen ? null : whyNot(seen, thing, reason)), [seen, thing, can, chosen, reason]);
  const description = [...(inspect === undefined ? [] : doesUntold(seen, inspect, label)), why ?? ''].join(' ').trim();

  const onClick = useCallback(
    (event: MouseEvent<HTMLButtonElement>): void => {
      if (inspection.tookClick()) return;
      const now = thingNow(at, thing);
      // The second press of a double one is for what the first one has chosen, and for nothing that has come meanwhile.
      if (event.detail > 1 && (!now.chosen || now.order > 0)) return;
      if (now.chosen && now.order === 0) return offer(event, event.detail > 1 ? 'double' : 'again');
      if (inspect !== undefined && !now.can && !now.chosen && hasNoWhy(seenNow(at), thing))
        inspection.pin(event.currentTarget);
      else if (pressThing(at, thing, event.currentTarget)) offer(event, 'press');
    },
    [at, thing, inspect, inspection],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLButtonElement>): void => {
      // Once the turn is done, the key belongs to what goes on, wherever the focus has stayed.
      const { holding } = seenNow(at).picture;
      if (!holding && inspection.key(event)) return;
      if (event.key !== 'Enter' || (!holding && !thingNow(at, thing).chosen)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) confirmBy(event.currentTarget);
    },
    [at, thing, inspection],
  );

  return (
    <button
      type="button"
      className={cx(css['thing'], className)}
      {...(style === undefined ? {} : { style })}
      data-thing={thing}
      data-drag={drag ? thing : undefined}
      data-looks={inspect}
      data-can={can ? words.cards.can : undefined}
      data-chosen={chosen || undefined}
      data-hinted={hint}
      aria-pressed={can || chosen ? chosen : undefined}
      aria-disabled={can || chosen ? undefined : true}
      {...(description === '' ? {} : { 'aria-description': description })}
      {...inspection.handlers}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <ForEyes told={label}>{children}</ForEyes>
      {hint !== undefined && !chosen && (
        <span className={cx(css['tick'], css['hinted'])} aria-hidden data-hint-mark={hint}>
          {hint}
        </span>
      )}
      {chosen && (
        <span className={css['tick']} aria-hidden data-tick>
          {order > 0 ? order : <Icon name="check" size="0.85rem" />}
        </span>
      )}
    </button>
  );
}

/** While somebody else decides nothing can be chosen anyway; then it is not repeated on everything. */
function hasNoWhy(seen: Seen, thing: ThingKey): boolean {
  if (targetsOf(seen).has(thing)) return false;
  const reason = reasonFor(seen, thing);
  return reason === null || reason.code === 'not-your-decision' || reason.code === 'game-over';
}

function whyNot(seen: Seen, thing: ThingKey, given: string | null | undefined): string | null {
  if (given !== undefined) return given;
  if (hasNoWhy(seen, thing)) return null;
  const reason = reasonFor(seen, thing);
  return reason === null ? null : reasonWords(seen, reason);
}
