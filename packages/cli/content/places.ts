import type { Effect, Game, PlaceInfo, TileDef, Visit } from '@everdell/game';
import { gainOf, payOf, playsCard, priceIn, stepsOf } from './amounts.ts';
import { askModules } from '../modules/index.ts';
import { requirementOf, scoringOf } from './scoring.ts';

/** The figures of a place (location, Forest card, Event ...) under the compendium's names. */
export type PlaceRow = { readonly id: string; readonly set: string; readonly effect: string } & Readonly<
  Record<string, unknown>
>;

export function placeRow(
  game: Game,
  { id, set, def, event }: PlaceInfo,
  order: number,
  name: string,
  effect: string,
): PlaceRow {
  const row = { id, name, set, ...(def.row === 'forest' ? {} : { order }) };
  if (event !== null) return { ...row, ...eventFigures(game, def, event), effect };
  const ofModule = askModules((m) => m.figures?.(game, def, { requirementOf, scoringOf }));
  if (ofModule !== null) return { ...row, ...ofModule, effect };
  return { ...row, ...locationFigures(game, def), effect };
}

function eventFigures(game: Game, def: TileDef, kind: string): object {
  const { needs, price, effect } = def.visit ?? {};
  return {
    copies: 1,
    kind,
    requirement: requirementOf(needs),
    pay: payOf(price),
    gain: gainOf(effect),
    scoring: scoringOf(game, def.scores),
    points: def.points ?? 0,
  };
}

function locationFigures(game: Game, def: TileDef): object {
  const { needs, spots, permanent, effect } = def.visit ?? {};
  const price = def.visit?.price ?? priceIn(effect);
  const pay = payOf(price);
  const play = playsCard(effect);
  return {
    ...(def.row === 'forest' ? forestFigures(def.visit) : { exclusive: spots === 1, shared: spots === undefined }),
    gain: gainOf(effect),
    ...(effect?.do === 'option' && { choose: effect.choices.map((choice) => gainOf(choice.then)) }),
    ...discardsFirst(effect),
    ...(price !== undefined && { pay }),
    ...(pay['cards'] !== undefined && { discardCards: pay['cards'] }),
    ...(def.points !== undefined && { points: def.points }),
    ...(needs !== undefined && { requirement: requirementOf(needs) }),
    ...(needs !== undefined && 'season' in needs && { season: needs.season }),
    ...(permanent && { permanent: true }),
    ...((play !== undefined || def.row === 'forest') && {
      cardPlayingAbility: play !== undefined,
      discount: typeof play?.terms.discount === 'number' ? { any: play.terms.discount } : null,
    }),
  };
}

function discardsFirst(effect: Effect | undefined): object {
  const first = stepsOf(effect)[0];
  return first?.do === 'discard' && first.from !== undefined ? { special: { discardMeadowFirst: first.max } } : {};
}

function forestFigures({ spots = 1, extraSpotFrom, onePerSeat }: Visit = {}): object {
  return {
    copies: 1,
    spots: spots + (extraSpotFrom === undefined ? 0 : 1),
    secondSpotMinPlayers: extraSpotFrom ?? null,
    onePerPlayer: onePerSeat === true,
  };
}
