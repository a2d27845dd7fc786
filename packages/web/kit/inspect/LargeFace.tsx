import { useMemo, type ReactNode } from 'react';
import { Needs } from '../../board/Needs.tsx';
import { Promised } from '../../board/Promised.tsx';
import { rowLook } from '../../modules/ask.ts';
import { needsOf } from '../../play/board.ts';
import { keeperOf } from '../../play/keeps.ts';
import { counters, partners } from '../../play/cards.ts';
import type { ThingKey } from '../../play/things.ts';
import type { Seen } from '../../play/seen.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import { CardCounters, hasCounters } from '../card/CardCounters.tsx';
import { CardFace } from '../card/CardFace.tsx';
import { sideOf } from '../card/side.ts';
import { PlaceFace } from '../card/PlaceFace.tsx';
import { cardState } from '../card/TableCard.tsx';
import { contentOf, holderOf } from './content.ts';

interface Props {
  readonly id: string;
  /** The very one that is looked at. */
  readonly thing: ThingKey | null;
}

/** A card or a place in large, with how it stands at this table. */
export function LargeFace({ id, thing }: Props): ReactNode {
  const seen = useSeen();
  const words = useWords();
  const holder = thing?.startsWith('h') ? Number(thing.slice(1)) : holderOf(seen, id, thing);
  const content = contentOf(seen, id);
  const on = useMemo(() => (holder === null ? null : counters(seen, holder)), [seen, holder]);
  if (content === null) return null;
  if ('design' in content) {
    const { design } = content;
    return (
      <CardFace
        design={design}
        text={seen.text}
        size="large"
        partners={partners(seen.game, design).map((partner) => seen.text.name(partner.id))}
        state={holder === null ? {} : cardState(seen, words, holder, 'large')}
      />
    );
  }
  // A card that lies on a place is visited by what the place asks for.
  const under =
    thing?.startsWith('h') === true
      ? seen.game.rules.places[Number(thing.slice(1)) - seen.game.rules.cards]
      : content.place;
  // Of several copies the very one that is looked at.
  const place = under.id === id ? under : content.place;
  const needs = needsOf(seen, place.def.visit?.needs ?? under.def.visit?.needs);
  const season = rowLook(place.def.row)?.bySeason ? seasonOfAutoma(seen) : null;
  const owner = seen.game.rules.events.findIndex((zone) => seen.known.zones[zone].includes(place.ix));
  const keeper = keeperOf(seen, place.ix);
  const keeps = keeper !== null && keeper.open ? keeper.seat : -1;
  return (
    <PlaceFace
      place={place}
      text={seen.text}
      art={sideOf(seen, place)}
      {...(season === null ? {} : { now: season })}
      {...(place.pointsIf !== null
        ? { needs: <Promised place={place} seat={keeps < 0 ? seen.seat : keeps} /> }
        : needs.length === 0 || owner >= 0 || keeps >= 0
          ? {}
          : { needs: <Needs needs={needs} /> })}
      {...(owner >= 0
        ? { standing: words.cards.achievedBy(seen.names[owner]) }
        : keeps >= 0
          ? { standing: words.cards.keptBy(seen.names[keeps]) }
          : on !== null && hasCounters(on)
            ? { standing: <CardCounters of={on} seen={seen} named /> }
            : {})}
    />
  );
}

/** The name of the season that the automa is in; null = there is none. */
function seasonOfAutoma({ game, known, text }: Seen): string | null {
  const seat = game.rules.automas.findIndex((automa) => automa !== null);
  return seat < 0 ? null : text.name(game.rules.seasons[known.seats[seat].season].id);
}
