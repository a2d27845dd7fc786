import { create } from 'zustand';
import type { ThingKey } from './things.ts';

/** The things on the table that hints are about, with the number of the hint; empty = no hints are shown. */
export const useHinted = create<ReadonlyMap<ThingKey, number>>()(() => new Map());

export const markHinted = (things: ReadonlyMap<ThingKey, number>): void => useHinted.setState(things, true);
