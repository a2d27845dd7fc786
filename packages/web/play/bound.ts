import {
  holds,
  scopeOf,
  tilesInForce,
  type Cond,
  type Filter,
  type PlaceInfo,
  type Standing,
  type Uid,
} from '@everdell/game';
import type { Seen } from './seen.ts';

/** Cards that a standing rule keeps others from taking or playing, or makes dearer to them; null = it is about something else. */
function cardsBoundBy(rule: Standing): readonly (readonly Filter[])[] {
  if (!('binds' in rule) || rule.binds !== 'others') return [];
  if (rule.rule === 'toll') return rule.on === 'take' || rule.on === 'play' ? [rule.where] : [];
  if (rule.rule === 'dearer') return rule.cards === undefined ? [] : [rule.cards];
  return rule.rule === 'bars' ? [rule.take ?? [], rule.play ?? []].filter(({ length }) => length > 0) : [];
}

/** The question whether a card passes, asked once of each list of filters. */
const asked = new WeakMap<readonly Filter[], Cond>();
function questionOf(where: readonly Filter[]): Cond {
  let cond = asked.get(where);
  if (cond === undefined) asked.set(where, (cond = { passes: { what: 'it', where } }));
  return cond;
}

/** Others' tiles in force that have something to say to who takes or plays this card. */
export function bindingOn({ game, known, seat: viewer }: Seen, uid: Uid): readonly PlaceInfo[] {
  const g = game.rules;
  return known.seats.flatMap((_, seat) =>
    seat === viewer
      ? []
      : tilesInForce(g, known, seat).flatMap((at) => {
          const place = g.places[at - g.cards];
          const scope = { ...scopeOf(seat, at), cards: { it: [uid] } };
          const isBound = (place.def.rules ?? [])
            .flatMap(cardsBoundBy)
            .some((where) => holds(g, known, scope, questionOf(where)));
          return isBound ? [place] : [];
        }),
  );
}
