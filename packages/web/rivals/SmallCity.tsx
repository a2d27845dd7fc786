import { designOf, type Seat, type Uid } from '@everdell/game';
import { memo, type ReactNode } from 'react';
import { CardFace } from '../kit/card/CardFace.tsx';
import { cardLabel, TableCard } from '../kit/card/TableCard.tsx';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { Thing } from '../kit/Thing.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { cityPlan } from '../play/city.ts';
import { cardKey } from '../play/things.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './SmallCity.module.css';

/** Empty spaces up to a full city of the base game; one without limit shows none. */
function emptyIn({ spaces, limit }: ReturnType<typeof cityPlan>): number {
  return limit === null ? 0 : Math.max(0, limit - spaces.length);
}

/** A city with pictures; its cards can be looked at and pointed at. */
export function CityMinis({ seat }: { readonly seat: Seat }): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const plan = cityPlan(seen, seat);
  return (
    <ThingGrid label={tray.cityOf(seen.names[seat])} className={css.minis}>
      {plan.spaces.map(([first, second, ...rest]) => (
        <Mini key={first} uid={first} second={second} rest={rest.length === 0 ? undefined : rest} />
      ))}
      {plan.shelf.map((uid) => (
        <Mini key={uid} uid={uid} second={undefined} rest={undefined} />
      ))}
      {Array.from({ length: emptyIn(plan) }, (_, at) => (
        <span key={at} className={css.noMini} />
      ))}
    </ThingGrid>
  );
}

interface MiniProps {
  readonly uid: Uid;
  readonly second: Uid | undefined;
  readonly rest: readonly Uid[] | undefined;
}

const Mini = memo(function Mini({ uid, second, rest }: MiniProps): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const design = designOf(seen.game.rules, seen.known, uid);
  const isOpen = design.visit?.open !== undefined;
  return (
    <Thing thing={cardKey(uid)} label={cardLabel(seen, words, uid, second)} inspect={design.id} className={css.mini}>
      <TableCard
        uid={uid}
        size="mini"
        {...(second === undefined ? {} : { second })}
        {...(rest === undefined ? {} : { rest })}
      />
      {isOpen && (
        <span className={css.open}>
          <Icon name="open" size="0.85rem" />
        </span>
      )}
    </Thing>
  );
});

/** A city as colours, to be taken in at a glance. */
export function CityChips({ seat }: { readonly seat: Seat }): ReactNode {
  const { rivals } = useWords();
  const { game, known, text, ...seen } = useSeen();
  const plan = cityPlan({ game, known }, seat);
  const all = [...plan.spaces, ...plan.shelf.map((uid) => [uid])];
  const designs = all.map((cards) => cards.map((uid) => designOf(game.rules, known, uid)));
  const label = designs
    .flat()
    .map(({ id }) => text.name(id))
    .join(', ');
  return (
    <span
      className={cx(css.chips, all.length > 15 && css.many)}
      role="img"
      aria-label={rivals.cityIs(seen.names[seat], label)}
    >
      {designs.map(([design, second], at) => (
        <CardFace
          key={all[at][0]}
          design={design}
          text={text}
          size="chip"
          {...(second === undefined ? {} : { second })}
        />
      ))}
      {Array.from({ length: Math.max(0, emptyIn(plan) - plan.shelf.length) }, (_, at) => (
        <span key={at} className={css.noChip} />
      ))}
    </span>
  );
}
