import { placeAt, type Rules } from '../../content/rules.ts';
import { nextRound } from '../../content/stock.ts';
import type { GameState, Seat } from '../../state/types.ts';
import { CITY_SPACES, hiddenIn } from '../../zones/city.ts';
import { helpfulTiles } from './abilities.ts';
import { isRepriced } from './bill.ts';
import { mostReplaced } from './repriced.ts';

/** Looks at a city once for all the cards that could be played there; holds until the next call. */
export function takeStock(g: Rules, s: GameState, seat: Seat): void {
  const { stock, designs } = g;
  const { held, barred, welcome, helpers } = stock;
  const round = nextRound(stock);
  const city = s.zones[g.city[seat]];
  const { cardOf, occupied } = s;
  let spaces = CITY_SPACES;
  let golden = false;
  let most = 0;
  helpers.length = 0;
  for (let i = 0; i < city.length; i++) {
    const d = designs[cardOf[city[i]]];
    held[d.key] = round;
    if (d.supplants) barred[d.key] = round;
    if (d.ability !== null) {
      helpers.push(city[i]);
      const eased = d.ability.price === 'tokens' ? d.eases * s.tokens[city[i]] : d.eases;
      if (eased > most) most = eased;
    }
    golden ||= d.golden;
    spaces += d.spaces;
    const { brings } = d;
    if (brings !== null && occupied[city[i]] === 0) for (let k = 0; k < brings.length; k++) welcome[brings[k]] = round;
  }
  if (g.helpfulTiles)
    for (const tile of helpfulTiles(g, s, seat)) {
      helpers.push(tile);
      const { ability, eases } = placeAt(g, tile);
      const eased = ability!.price === 'tokens' ? eases * s.tokens[tile] : eases;
      if (eased > most) most = eased;
    }
  if (g.within !== null)
    for (const card of hiddenIn(g, s, seat)) {
      held[designs[cardOf[card]].key] = round;
      spaces--;
    }
  stock.golden = golden;
  stock.repriced = isRepriced(g, s, seat);
  stock.slack = stock.repriced ? most + mostReplaced(g, s, seat) : most;
  stock.room = city.length < spaces;
}
