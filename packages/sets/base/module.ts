import type { Module } from '@everdell/engine';
import { cards } from './cards.ts';
import { basicEvents, specialEvents } from './events.ts';
import { forest } from './forest.ts';
import { locations } from './locations.ts';
import { options, seasons, tableSizes } from './table.ts';
import { text } from './text.ts';

export const base: Module = {
  id: 'base',
  cards,
  places: { ...locations, ...forest, ...basicEvents, ...specialEvents },
  seasons,
  tableSizes,
  options,
  text,
};
