/** Browsers may refuse to remember anything, and what has no room is not worth an error: the game goes on without. */
type Where = 'localStorage' | 'sessionStorage';

export function remembered(where: Where, key: string): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

/** Null = nothing any more. */
export function remember(where: Where, key: string, value: string | null): void {
  try {
    if (value === null) window[where].removeItem(key);
    else window[where].setItem(key, value);
  } catch {
    // It is asked for again.
  }
}
