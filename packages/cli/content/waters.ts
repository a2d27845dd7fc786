import type { Effect, Game, PlaceDef } from '@everdell/game';
import { gainOf, payOf, stepsOf } from './amounts.ts';
import { requirementOf, scoringOf } from './scoring.ts';

/** Figures of the river, the Adornments and the Wonders; null for any other place. */
export function waterFigures(game: Game, def: PlaceDef): object | null {
  switch (def.row) {
    case 'river':
      return { requirement: requirementOf(def.needs), exclusive: def.spots === 1 };
    case 'shoal':
      return { requirement: null, exclusive: false, pay: payOf(def.effect), gain: gainOf(def.effect) };
    case 'riverCards':
      return riverCard(def);
    case 'adornments':
      return {
        copies: 1,
        cost: payOf(def.price),
        points: def.points ?? 0,
        scoring: scoringOf(game, def.scores),
      };
    case 'wonders': {
      const { cards: discardCards, ...cost } = payOf(def.price);
      const none = Object.fromEntries(game.rules.resources.map((r) => [r, 0]));
      return { copies: 1, cost: { ...none, ...cost }, discardCards, points: def.points ?? 0 };
    }
    default:
      return null;
  }
}

/** Citizens take hand cards, locations a point token and a resource. */
function riverCard({ effect }: PlaceDef): object {
  const price = stepsOf(effect)[0];
  const isLocation = price.do === 'payPoints';
  return {
    type: isLocation ? 'location' : 'citizen',
    copies: 1,
    pay: isLocation ? payOf(effect) : { discard: discarded(price) },
    gain: gainOf(effect),
    optional: true,
  };
}

function discarded(price: Effect): object {
  if (price.do === 'discardColours') return { differentColours: price.n, n: price.n };
  if (price.do !== 'discard') return {};
  return { ...Object.assign({}, ...(price.where ?? [])), n: price.min };
}
