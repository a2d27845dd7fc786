import type { GameState, PayDecision, Payment, Rules, Uid } from '@everdell/engine';
import { NotationError, quoted } from './error.ts';
import { PAYMENT_ROLES } from './format.ts';
import { isAmount, resourceOf } from './goods.ts';
import { cardId, cardName } from './names.ts';
import { resolve, type Menu } from './resolve.ts';

type Role = (typeof PAYMENT_ROLES)[number];

/**
 * `2 twig 1 resin`, `token farm#3`, `1 berry ability dungeon#9 jail fool#4`, `banner inn#5`, `nothing`. `tokens 2` says how
 * many point tokens the card of the ability returns.
 */
export function parsePayment(g: Rules, state: GameState, d: PayDecision, words: readonly string[]): Payment {
  const spend = g.resources.map(() => 0);
  const cards: { [R in Role]?: Uid } = {};
  let tokens: number | undefined;
  if (words.length === 0) throw expected('how to pay is missing');
  for (let i = 0; words[0] !== 'nothing' && i < words.length; i += 2) {
    const role = PAYMENT_ROLES.find((name) => name === words[i]);
    if (role !== undefined) {
      if (words[i + 1] === undefined) throw expected(`a card is missing after ${role}`);
      if (cards[role] !== undefined) throw expected(`there is more than one ${role}`);
      cards[role] = resolve(state, [words[i + 1]], cityMenu(g, state, d, role))[0];
    } else if (words[i] === 'tokens') {
      if (!isAmount(words[i + 1] ?? '')) throw expected('a number is missing after tokens');
      tokens = Number(words[i + 1]);
    } else {
      if (!isAmount(words[i])) throw expected(`${quoted(words[i])} is no way to pay`);
      spend[resourceOf(g, words[i + 1])] += Number(words[i]);
    }
  }
  if (words[0] === 'nothing' && words.length > 1) throw expected('nothing stands alone');
  return { t: 'pay', spend, ...cards, ...(tokens === undefined ? {} : { tokens }) };
}

function expected(wrong: string): NotationError {
  return new NotationError(
    `${wrong}: write for example pay 2 twig 1 resin, pay token farm#3, pay ability dungeon#9 jail gatherer#4 or pay nothing`,
  );
}

function cityMenu(g: Rules, state: GameState, d: PayDecision, role: Role): Menu {
  const choices = state.zones[g.city[d.seat]].map((item) => ({
    item,
    id: cardId(g, state, item),
    name: cardName(g, state, item),
  }));
  const usual = (): number[] => d.ways.flatMap((way) => way[role] ?? []);
  return { choices, where: 'in your city', first: [], usual };
}
