import type { Amount, Bundle, Effect, Price } from '@everdell/game';

/** Amounts as the compendium writes them: resources, `any`, `cards`, `meadowCards`, `cityCards`, `pointTokens`. */
export type Amounts = Readonly<Record<string, number>>;

/** What an effect gives in fixed amounts; null if it gives none. */
export function gainOf(effect: Effect | undefined): Amounts | null {
  const sum: Record<string, number> = {};
  for (const step of stepsOf(effect)) addGain(sum, step);
  return Object.keys(sum).length === 0 ? null : sum;
}

function addGain(sum: Record<string, number>, e: Effect): void {
  if (e.do === 'gain' && e.times === undefined) addAll(sum, e.what);
  else if (e.do === 'gainAny' && e.among === undefined) addFixed(sum, 'any', e.n);
  else if (e.do === 'draw') addFixed(sum, e.from === undefined ? 'cards' : 'meadowCards', e.n);
  else if (e.do === 'points') addFixed(sum, 'pointTokens', e.n);
}

/** What a price asks for in fixed amounts. */
export function payOf({ goods = {}, any, points, pointTokens, cards, cityCards }: Price = {}): Amounts {
  const sum: Record<string, number> = {};
  if (points !== undefined) addFixed(sum, 'pointTokens', points);
  if (pointTokens !== undefined) addFixed(sum, 'pointTokens', pointTokens);
  addAll(sum, goods);
  if (any !== undefined) addFixed(sum, 'any', any);
  if (cards !== undefined) addFixed(sum, 'cards', cards);
  if (cityCards !== undefined) addFixed(sum, 'cityCards', cityCards);
  return sum;
}

/** The price that stands in an effect; undefined if it asks for none. */
export function priceIn(effect: Effect | undefined): Price | undefined {
  return stepsOf(effect).find((step) => step.do === 'pay');
}

/** The steps of an effect one by one. */
export function stepsOf(effect: Effect | undefined): readonly Effect[] {
  if (effect === undefined) return [];
  return effect.do === 'seq' ? effect.steps.flatMap(stepsOf) : [effect];
}

/** Does it, somewhere inside, let somebody play a card? */
export function playsCard(effect: Effect | undefined): (Effect & { do: 'playCard' }) | undefined {
  for (const step of stepsOf(effect)) {
    if (step.do === 'playCard') return step;
    const inner =
      step.do === 'option'
        ? step.choices.map((choice) => choice.then)
        : 'then' in step && step.then !== undefined
          ? [step.then]
          : [];
    for (const next of inner) {
      const found = playsCard(next);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function addAll(sum: Record<string, number>, what: Bundle): void {
  for (const [name, n] of Object.entries(what)) addFixed(sum, name, n);
}

function addFixed(sum: Record<string, number>, name: string, n: Amount): void {
  if (typeof n === 'number') sum[name] = (sum[name] ?? 0) + n;
}
