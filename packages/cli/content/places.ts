import type { Game, PlaceDef, PlaceInfo } from '@everdell/game';
import { gainOf, payOf, playsCard, stepsOf } from './amounts.ts';
import { askModules } from '../modules/index.ts';
import { requirementOf, scoringOf } from './scoring.ts';

/** The figures of a place (location, Forest card, Event ...) under the compendium's names. */
export type PlaceRow = { readonly id: string; readonly set: string; readonly effect: string } & Readonly<
  Record<string, unknown>
>;

export function placeRow(
  game: Game,
  { id, set, def }: PlaceInfo,
  order: number,
  name: string,
  effect: string,
): PlaceRow {
  const row = { id, name, set, ...(def.row === 'forest' ? {} : { order }) };
  if (def.event !== undefined) return { ...row, ...eventFigures(game, def), effect };
  const ofModule = askModules((m) => m.figures?.(game, def, { requirementOf, scoringOf }));
  if (ofModule !== null) return { ...row, ...ofModule, effect };
  return { ...row, ...locationFigures(game, def), effect };
}

function eventFigures(game: Game, def: PlaceDef): object {
  return {
    copies: 1,
    kind: def.event,
    requirement: requirementOf(def.needs),
    pay: payOf(def.price),
    gain: gainOf(def.effect),
    scoring: scoringOf(game, def.scores),
    points: def.points ?? 0,
  };
}

function locationFigures(game: Game, def: PlaceDef): object {
  const pay = payOf(def.price);
  const play = playsCard(def.effect);
  return {
    ...(def.row === 'forest' ? forestFigures(def) : { exclusive: def.spots === 1, shared: def.spots === undefined }),
    gain: gainOf(def.effect),
    ...(def.effect?.do === 'option' && { choose: def.effect.choices.map((choice) => gainOf(choice.then)) }),
    ...discardsFirst(def),
    ...(def.price !== undefined && { pay }),
    ...(pay['cards'] !== undefined && { discardCards: pay['cards'] }),
    ...(def.points !== undefined && { points: def.points }),
    ...(def.needs !== undefined && { requirement: requirementOf(def.needs) }),
    ...(def.needs !== undefined && 'season' in def.needs && { season: def.needs.season }),
    ...(def.permanent && { permanent: true }),
    ...((play !== undefined || def.row === 'forest') && {
      cardPlayingAbility: play !== undefined,
      discount: play?.terms.discount ? { any: play.terms.discount } : null,
    }),
  };
}

function discardsFirst({ effect }: PlaceDef): object {
  const first = stepsOf(effect)[0];
  return first?.do === 'discard' && first.from !== undefined ? { special: { discardMeadowFirst: first.max } } : {};
}

function forestFigures(def: PlaceDef): object {
  return {
    copies: 1,
    spots: (def.spots ?? 1) + (def.extraSpotFrom === undefined ? 0 : 1),
    secondSpotMinPlayers: def.extraSpotFrom ?? null,
    onePerPlayer: def.onePerSeat === true,
  };
}
