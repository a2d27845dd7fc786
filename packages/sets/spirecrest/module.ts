import type { FigureName, Module, PieceDef, TileDef } from '@everdell/engine';
import { effects, piles, reacts, zones } from './explore.ts';
import { foothills } from './foothills.ts';
import { effects as laboratory } from './laboratory.ts';
import { mapTiles } from './mapTiles.ts';
import { peaks } from './peaks.ts';
import { ridge } from './ridge.ts';
import { text } from './text.ts';
import './vocabulary.ts';
import type { Area } from './vocabulary.ts';
import { weathers } from './weathers.ts';
import type { Discovery } from './words.ts';

const inDeck = (row: Area, cards: Readonly<Record<string, Discovery>>): Record<string, TileDef> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { row, ...card }]));

export const BIG_CRITTERS = [
  'stubblehoof',
  'truffle',
  'corliander',
  'firebeak',
  'honeypaw',
  'king-rhun',
  'whisper',
  'windlore',
] as const satisfies readonly FigureName[];

const big = Object.fromEntries(BIG_CRITTERS.map((piece) => [piece, { like: 'worker' }])) as Record<
  FigureName,
  PieceDef
>;

/** Weather in every season, a mountain to explore, Discovery cards, Big Critters, and the Expedition at the end. */
export const spirecrest: Module = {
  id: 'spirecrest',
  needs: ['base'],
  oneOf: 'great-expansions',
  minutes: 15,
  pieces: { ...big, traveler: { like: 'figure' } },
  marks: ['travelled'],
  limits: { discoveries: 1 },
  places: {
    ...inDeck('foothills', foothills),
    ...inDeck('peaks', peaks),
    ...inDeck('ridge', ridge),
    ...weathers,
    ...mapTiles,
    ...piles,
  },
  facts: { places: { mapTiles: ['price', 'points'], weather: ['rules', 'reacts'] } },
  notLaid: ['foothills', 'peaks', 'ridge', 'weather', 'mapTiles'],
  zones,
  effects: { ...effects, ...laboratory },
  happenings: { discovered: ['found'] },
  reacts,
  text,
};
