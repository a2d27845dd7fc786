import {
  isCard,
  PAYERS,
  type GameState,
  type Holder,
  type PayDecision,
  type Payment,
  type Rules,
  type Uid,
  type Use,
} from '@everdell/engine';
import { NotationError, quoted } from './error.ts';
import { NUMBER, PAYER_WORDS, WITH } from './format.ts';
import { isAmount, resourceOf } from './goods.ts';
import { holderId, holderName } from './names.ts';
import { resolve, type Choice, type Menu } from './resolve.ts';

/**
 * `2 twig 1 resin`, `token farm#3`, `1 berry ability dungeon#9 jail fool#4`, `banner inn#5`, `nothing`;
 * of a tile, `1 berry ability` and its name. `tokens 2` says how
 * many point tokens the card of the ability returns.
 */
export function parsePayment(g: Rules, state: GameState, d: PayDecision, words: readonly string[]): Payment {
  const spend = g.resources.map(() => 0);
  const cards = new Map<string, Uid>();
  let n: number | undefined;
  if (words.length === 0) throw expected('how to pay is missing');
  for (let i = 0; words[0] !== 'nothing' && i < words.length; i += 2) {
    const word = words[i];
    if (word === WITH || Object.hasOwn(PAYER_WORDS, word)) {
      if (words[i + 1] === undefined) throw expected(`a card is missing after ${word}`);
      if (cards.has(word)) throw expected(`there is more than one ${word}`);
      cards.set(word, resolve(state, [words[i + 1]], cityMenu(g, state, d, word))[0]);
    } else if (word === NUMBER) {
      if (!isAmount(words[i + 1] ?? '')) throw expected(`a number is missing after ${NUMBER}`);
      n = Number(words[i + 1]);
    } else {
      if (!isAmount(word)) throw expected(`${quoted(word)} is no way to pay`);
      spend[resourceOf(g, words[i + 1])] += Number(word);
    }
  }
  if (words[0] === 'nothing' && words.length > 1) throw expected('nothing stands alone');
  return { t: 'pay', spend, uses: usesOf(cards, n) };
}

/** In the order of the payers, however they were written. */
function usesOf(cards: ReadonlyMap<string, Uid>, n: number | undefined): readonly Use[] {
  const more = {
    ...(n === undefined ? {} : { n }),
    ...(cards.has(WITH) ? { with: cards.get(WITH)! } : {}),
  };
  const uses = Object.entries(PAYER_WORDS).flatMap(([word, by]): Use[] => {
    const at = cards.get(word);
    return at === undefined ? [] : [{ by, at, ...(by === 'ability' ? more : {}) }];
  });
  if (Object.keys(more).length > 0 && !uses.some(({ by }) => by === 'ability'))
    throw expected(`${WITH} and ${NUMBER} go with an ability`);
  return uses.sort((a, b) => PAYERS.indexOf(a.by) - PAYERS.indexOf(b.by));
}

function expected(wrong: string): NotationError {
  return new NotationError(
    `${wrong}: write for example pay 2 twig 1 resin, pay token farm#3, pay ability dungeon#9 jail gatherer#4 or pay nothing`,
  );
}

function cityMenu(g: Rules, state: GameState, d: PayDecision, word: string): Menu {
  const meant = (use: Use): Holder | undefined =>
    word === WITH ? use.with : use.by === PAYER_WORDS[word] ? use.at : undefined;
  const usual = (): number[] => [...new Set(d.ways.flatMap(({ uses }) => uses.flatMap((use) => meant(use) ?? [])))];
  const tiles = usual().filter((item) => !isCard(g, item));
  const choices = [...state.zones[g.city[d.seat]], ...tiles].map((item): Choice => {
    const name = holderName(g, state, item);
    return { item, id: holderId(g, state, item) ?? name, name };
  });
  return { choices, where: 'in your city', first: [], usual };
}
