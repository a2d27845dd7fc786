import type { ComponentType } from 'react';
import type { AutomaPart } from './look.ts';
import { HER_ID } from './nightweave/id.ts';
import { HerCity } from './nightweave/HerCity.tsx';
import { HerTurn } from './nightweave/HerTurn.tsx';
import { HerTemper } from './nightweave/HerTemper.tsx';

/** Parts of an automa's panel that its module draws itself, by the id of the automa; only the table loads this. */
export const automaParts: Readonly<Record<string, Partial<Readonly<Record<AutomaPart, ComponentType>>> | undefined>> = {
  [HER_ID]: { script: HerTurn, rules: HerTemper, city: HerCity },
};
