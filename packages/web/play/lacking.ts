import {
  count,
  designOf,
  scopeOf,
  type Colour,
  type Effect,
  type Holder,
  type Price,
  type Resource,
} from '@everdell/game';
import type { Seen } from './seen.ts';

/** So much of something that a price asks for is missing. */
export interface Lack {
  readonly n: number;
  /** Of hand cards: any, such of a colour, or such of further colours. */
  readonly what: Resource | 'card' | 'point' | 'any' | 'unlike' | Colour;
}

/** What the viewer lacks to pay for a visit; empty = nothing that could be counted. */
export function lackingFor(seen: Seen, holder: Holder): readonly Lack[] {
  const { game, known } = seen;
  const g = game.rules;
  const place = holder < g.cards ? undefined : g.places[holder - g.cards];
  const effects = place === undefined ? [designOf(g, known, holder).def.visit?.effect] : [place.price, place.effect];
  return pricesIn(effects).flatMap((price) => lackingOf(seen, price));
}

const pricesIn = (effects: readonly (Effect | null | undefined)[]): readonly Price[] =>
  effects.flatMap((effect) => (effect?.do === 'seq' ? pricesIn(effect.steps) : effect?.do === 'pay' ? [effect] : []));

function lackingOf(seen: Seen, { points = 0, goods = {}, any = 0, cards = 0, cardsOf, pointTokens = 0 }: Price) {
  const { game, known, seat } = seen;
  const g = game.rules;
  const { res, points: tokens } = known.seats[seat];
  const hand = { in: 'hand' } as const;
  const lack = (what: Lack['what'], need: number, have: number): readonly Lack[] =>
    have >= need ? [] : [{ n: need - have, what }];
  const left = [...res];
  const lacks: Lack[] = [...lack('point', points, tokens), ...lack('point', pointTokens, tokens + tokensOnCards(seen))];
  g.resources.forEach((id, r) => {
    const need = (goods as Readonly<Record<string, number>>)[id] ?? 0;
    lacks.push(...lack(id, need, res[r]));
    left[r] = Math.max(0, res[r] - need);
  });
  const rest = left.slice(0, g.standard).reduce((sum, n) => sum + n, 0);
  lacks.push(...lack('any', any, rest), ...lack('card', cards, known.zones[g.hand[seat]].length));
  if (cardsOf !== undefined) {
    const { n, where = [], different } = cardsOf;
    const [filter] = where;
    if (different !== undefined) lacks.push(...lack('unlike', n, coloursInHand(seen)));
    else
      lacks.push(
        ...lack(
          filter !== undefined && 'colour' in filter ? filter.colour : 'card',
          n,
          count(g, known, scopeOf(seat), { ...hand, where }),
        ),
      );
  }
  return lacks;
}

const coloursInHand = ({ game, known, seat }: Seen): number =>
  new Set(known.zones[game.rules.hand[seat]].map((uid) => designOf(game.rules, known, uid).colour)).size;

const tokensOnCards = ({ game, known, seat }: Seen): number =>
  known.zones[game.rules.city[seat]].reduce((sum, uid) => sum + known.tokens[uid], 0);
