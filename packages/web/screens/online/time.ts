import { useEffect, useState } from 'react';
import type { Words } from '../../words/index.ts';

/** Draws the component anew every so often; null = not at all. */
export function useTick(milliseconds: number | null): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}

export function timeText(words: Words, milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit));
  return words.online.left(days, hours % 24, minutes % 60, seconds % 60);
}
