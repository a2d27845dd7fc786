import { capacity, handLimit, spacesUsed, type PickDecision } from '@everdell/game';
import type { MouseEvent, ReactNode } from 'react';
import { CardFace } from '../kit/card/CardFace.tsx';
import { OfferCard } from '../kit/card/OfferCard.tsx';
import { KeepCard } from '../kit/card/KeepCard.tsx';
import { cx } from '../kit/cx.ts';
import { ForEyes } from '../kit/ForEyes.tsx';
import { offer } from '../kit/offer.ts';
import { SeatToken } from '../kit/SeatToken.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { useInspect } from '../kit/useInspect.ts';
import { same, select, toggle, type Draft } from '../play/draft.ts';
import { critterOf } from '../play/seats.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { useWords, type Words } from '../words/index.ts';
import { grouped, isOffer, landOf, type Candidate } from './candidates.ts';
import css from './lists.module.css';
import { chooseOr, confirmChosen } from './Options.tsx';

interface Props {
  readonly seen: Seen;
  readonly draft: Draft;
  readonly d: PickDecision;
  readonly candidates: readonly Candidate[];
}

/** Everything that may be chosen, side by side: the same choice as on the table, for what is not in sight there. */
export function Candidates({ seen, draft, d, candidates }: Props): ReactNode {
  const words = useWords();
  const { decide } = words;
  const groups = grouped(candidates);
  const large = isOffer(seen, candidates);
  return (
    <ThingGrid label={decide.candidates.label} className={cx(css['groups'], large && css['offers'])}>
      {groups.map((group) => (
        <div key={`${group[0].where}${group[0].owner}`} className={css['group']}>
          {groups.length > 1 || group[0].where === 'rival' ? (
            <h3 className={css['title']}>{titleOf(seen, group[0], words)}</h3>
          ) : null}
          <div className={css['strip']}>
            {group.map((candidate) => (
              <Pickable key={candidate.item} seen={seen} draft={draft} d={d} candidate={candidate} large={large} />
            ))}
          </div>
        </div>
      ))}
    </ThingGrid>
  );
}

function titleOf(seen: Seen, { where, owner, design, item }: Candidate, { decide, valley }: Words): string {
  const { candidates: words } = decide;
  switch (where) {
    case 'rival':
      return words.city(seen.names[owner]);
    case 'city':
      return words.ownCity;
    case 'seat':
      return words.seats;
    case 'board':
      return design < 0 ? words.board : (valley.lands[landOf(seen, item) ?? ''] ?? words.other);
    default:
      return words[where];
  }
}

type OneProps = Omit<Props, 'candidates'> & { readonly candidate: Candidate; readonly large: boolean };

function Pickable(props: OneProps): ReactNode {
  const { seen, draft, d, candidate, large } = props;
  const { draft: store } = useAtTable();
  const { item, design, label, key } = candidate;
  const single = d.max === 1;
  const order = draft.picked.indexOf(item) + 1;
  const chosen = order > 0 || same(draft.selected, { t: 'pick', items: [item] });
  const shown = design >= 0 ? seen.game.rules.designs[design].id : (candidate.place ?? undefined);
  const inspection = useInspect(shown, key ?? undefined);
  const isChosen = (): boolean => {
    const { picked, selected } = store.getState();
    return picked.includes(item) || same(selected, { t: 'pick', items: [item] });
  };
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (inspection.tookClick()) return;
    const choose = (): void => {
      if (d.min === 1) select(store, { t: 'pick', items: [item] });
      else toggle(store, d, item);
    };
    if (single) chooseOr(isChosen, choose)(event);
    else {
      toggle(store, d, item);
      offer(event, 'press');
    }
  };
  return (
    <button
      type="button"
      className={cx(css['pickable'], design >= 0 && d.of === 'card' && css['cardlike'])}
      data-item={item}
      data-chosen={chosen || undefined}
      aria-pressed={chosen}
      {...inspection.handlers}
      onClick={press}
      onKeyDown={(event) => {
        if (!inspection.key(event)) confirmChosen(isChosen)(event);
      }}
    >
      <ForEyes told={label}>
        <Face seen={seen} d={d} candidate={candidate} large={large} />
      </ForEyes>
      {chosen && (
        <span className={css['order']} aria-hidden>
          {order > 0 && d.max > 1 ? order : '✓'}
        </span>
      )}
    </button>
  );
}

function Face({ seen, d, candidate, large }: Omit<OneProps, 'draft'>): ReactNode {
  const { design, where, label } = candidate;
  if (d.of === 'seat') return <SeatFace seen={seen} seat={candidate.item} />;
  const place = candidate.place === null ? undefined : seen.game.rules.placeById.get(candidate.place);
  if (place !== undefined && large) return <OfferCard place={place} text={seen.text} />;
  if (place !== undefined && (where === 'rival' || where === 'city' || where === 'hand'))
    return (
      <span className={css['keep']}>
        <KeepCard place={place} size="row" />
      </span>
    );
  if (design < 0 || d.of !== 'card') return <span className={css['plate']}>{label}</span>;
  const size = where === 'revealed' || where === 'other' ? 'board' : 'tile';
  return <CardFace design={seen.game.rules.designs[design]} text={seen.text} size={size} />;
}

function SeatFace({ seen, seat }: { readonly seen: Seen; readonly seat: number }): ReactNode {
  const { decide } = useWords();
  const { game, known, names } = seen;
  const g = game.rules;
  const city = known.zones[g.city[seat]].length;
  return (
    <span className={css['seat']}>
      <SeatToken critter={critterOf(game, seat)} size="2.1rem" />
      <span>
        <b className={css['seatName']}>{names[seat]}</b>
        <span className={css['aside']}>
          {g.automas[seat] === null
            ? decide.candidates.seat(
                known.zones[g.hand[seat]].length,
                handLimit(g, known, seat),
                spacesUsed(g, known, seat),
                capacity(g, known, seat),
              )
            : decide.candidates.seatShort(city)}
        </span>
      </span>
    </span>
  );
}
