import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Lang } from '../words/index.ts';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** What a player can set; kept in this browser. Every part can be changed in the middle of a game. */
export interface Settings {
  /** How the player is called at tables. */
  readonly name: string;
  readonly lang: Lang;
  readonly theme: 'auto' | 'light' | 'dark';
  /** 1 to 2: text and everything around it. */
  readonly textScale: number;
  /** How long other players' moves are shown. */
  readonly speed: Speed;
  /** How long bots that search may think about a decision, in ms. */
  readonly patience: number;
  readonly motion: 'auto' | 'on' | 'off';
  /** After one's own turn, while it can still be taken back: ask, go on after a moment, or go on at once. */
  readonly endTurn: 'ask' | 'moment' | 'at-once';
  /** What has to be confirmed besides what cannot be taken back: everything, the actions of a turn, or nothing. */
  readonly confirm: 'always' | 'turns' | 'needed';
  /** Cards whose order cannot matter act in the order that the player says, not by themselves. */
  readonly ownOrder: boolean;
  /** Marks what is possible by a corner instead of by rings. */
  readonly quietMarks: boolean;
  /** One-key shortcuts; Enter, Escape and the arrows always work. */
  readonly shortcuts: boolean;
  /** Reminders that are not wanted any more, by their name. */
  readonly muted: readonly string[];
}

/** What can be chosen for `patience`. */
export const PATIENCES: readonly number[] = [300, 1000, 3000];

/** The longest name that the tables have room for. */
export const LONGEST_NAME = 20;

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

const NAMES = ['Juniper', 'Hazel', 'Bramble', 'Fern', 'Clover', 'Willow', 'Rowan', 'Sorrel', 'Poppy', 'Thistle'];

const CHOICES = {
  lang: ['en', 'es'],
  theme: ['auto', 'light', 'dark'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  motion: ['auto', 'on', 'off'],
  endTurn: ['ask', 'moment', 'at-once'],
  confirm: ['always', 'turns', 'needed'],
} as const satisfies Partial<Record<keyof Settings, readonly string[]>>;

/** What holds before anybody has set anything. */
export function initialSettings(): Settings {
  const spanish = /^es\b/i.test(globalThis.navigator?.language ?? '');
  return {
    name: NAMES[crypto.getRandomValues(new Uint8Array(1))[0] % NAMES.length],
    lang: spanish ? 'es' : 'en',
    theme: 'auto',
    textScale: 1,
    speed: 'normal',
    patience: 1000,
    motion: 'auto',
    endTurn: 'moment',
    // A finger cannot look without pressing.
    confirm: isByFinger() ? 'turns' : 'needed',
    ownOrder: false,
    quietMarks: false,
    shortcuts: true,
    muted: [],
  };
}

const isByFinger = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** What is kept in the browser may be of another version of the program, or have been changed by hand. */
export function validSettings(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(([key, value]) => {
    if (Object.hasOwn(CHOICES, key))
      return (CHOICES[key as keyof typeof CHOICES] as readonly unknown[]).includes(value);
    switch (key) {
      case 'name':
        return typeof value === 'string';
      case 'textScale':
        return typeof value === 'number' && value >= 1 && value <= 2;
      case 'patience':
        return PATIENCES.includes(value as number);
      case 'ownOrder':
      case 'quietMarks':
      case 'shortcuts':
        return typeof value === 'boolean';
      case 'muted':
        return Array.isArray(value) && value.every((name) => typeof name === 'string');
      default:
        return false;
    }
  });
  return Object.fromEntries(entries);
}

export const useSettings = create<SettingsStore>()(
  persist<SettingsStore>((set) => ({ ...initialSettings(), set: (change) => set(change) }), {
    name: 'everdell.settings',
    version: 1,
    merge: (kept, now) => ({ ...now, ...validSettings(kept) }),
  }),
);

/** A name that was drawn by lot stays: without it another would be drawn each time the page is opened. */
export function keepName(): void {
  useSettings.setState({});
}
