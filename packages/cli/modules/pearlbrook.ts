import type { Game, TileDef, PlaceInfo, Price } from '@everdell/game';
import { gainOf, payOf, priceIn } from '../content/amounts.ts';
import type { Page } from '../play/screen/page.ts';
import type { Namers, TerminalModule } from './types.ts';

/** Figures of the river, the Adornments and the Wonders; null for any other place. */
function figures(game: Game, def: TileDef, { requirementOf, scoringOf }: Namers): object | null {
  switch (def.row) {
    case 'river':
      return { requirement: requirementOf(def.visit?.needs), exclusive: def.visit?.spots === 1 };
    case 'shoal':
      return {
        requirement: null,
        exclusive: false,
        pay: payOf(priceIn(def.visit?.effect)),
        gain: gainOf(def.visit?.effect),
      };
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
      const { cards: discardCards, ...cost } = payOf(def.visit?.price);
      const none = Object.fromEntries(game.rules.resources.map((r) => [r, 0]));
      return { copies: 1, cost: { ...none, ...cost }, discardCards, points: def.points ?? 0 };
    }
    default:
      return null;
  }
}

/** Citizens take hand cards, locations a point token and a resource. */
function riverCard({ effect }: TileDef): object {
  const price = priceIn(effect)!;
  const isLocation = price.points !== undefined;
  return {
    type: isLocation ? 'location' : 'citizen',
    copies: 1,
    pay: isLocation ? payOf(price) : { discard: discarded(price) },
    gain: gainOf(effect),
    optional: true,
  };
}

function discarded({ cardsOf }: Price): object {
  if (cardsOf === undefined) return {};
  const { n, where = [], different } = cardsOf;
  return different === undefined ? { ...Object.assign({}, ...where), n } : { differentColours: n, n };
}

/** The River Destination lying on a spot. */
function lyingOn({ seen, words }: Page, spot: PlaceInfo): string | null {
  if (spot.def.row !== 'river') return null;
  const { rules: g } = seen.game;
  const { rows } = seen.known;
  const card = rows[g.rowIx.riverCards][rows[spot.row].indexOf(spot.ix)];
  return card < 0 ? words.faceDown : seen.text.name(g.places[card - g.cards].id);
}

export const pearlbrook: TerminalModule = {
  id: 'pearlbrook',
  rowKeys: { river: 'riverSpots', shoal: 'riverSpots', riverCards: 'riverDestinations' },
  figures,
  counted: (a) => ('handAtEnd' in a ? 'cardInHand' : 'count' in a && a.count.in === 'wonders' ? 'wonder' : null),
  requirement: (cond) => ('riverColour' in cond ? { type: 'colourAtLeast', ...cond.riverColour } : null),
  lyingOn,
};
