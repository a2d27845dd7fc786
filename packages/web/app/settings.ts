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
  readonly motion: 'auto' | 'on' | 'off';
  /** After one's own turn, while it can still be taken back: ask, go on after a moment, or go on at once. */
  readonly endTurn: 'ask' | 'moment' | 'at-once';
  /** Marks what is possible by a corner instead of by rings. */
  readonly quietMarks: boolean;
  /** One-key shortcuts; Enter, Escape and the arrows always work. */
  readonly shortcuts: boolean;
  /** Reminders that are not wanted any more, by their name. */
  readonly muted: readonly string[];
}

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

const NAMES = ['Juniper', 'Hazel', 'Bramble', 'Fern', 'Clover', 'Willow', 'Rowan', 'Sorrel', 'Poppy', 'Thistle'];

function initial(): Settings {
  const spanish = /^es\b/i.test(navigator.language);
  return {
    name: NAMES[crypto.getRandomValues(new Uint8Array(1))[0] % NAMES.length],
    lang: spanish ? 'es' : 'en',
    theme: 'auto',
    textScale: 1,
    speed: 'normal',
    motion: 'auto',
    endTurn: 'moment',
    quietMarks: false,
    shortcuts: true,
    muted: [],
  };
}

export const useSettings = create<SettingsStore>()(
  persist<SettingsStore>((set) => ({ ...initial(), set: (change) => set(change) }), {
    name: 'everdell.settings',
    version: 1,
  }),
);
