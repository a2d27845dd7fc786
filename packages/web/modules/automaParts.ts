import type { ComponentType } from 'react';
import type { AutomaPart } from './look.ts';
import { HerTurn } from './nightweave/HerTurn.tsx';
import { HerTemper } from './nightweave/HerTemper.tsx';

/** Parts of an automa's panel that its module draws itself, by the id of the automa; only the table loads this. */
export const automaParts: Readonly<Record<string, Partial<Readonly<Record<AutomaPart, ComponentType>>> | undefined>> = {
  nightweave: { script: HerTurn, rules: HerTemper },
};
