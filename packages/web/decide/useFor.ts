import { useState } from 'react';

/** State that belongs to one question: with the next one it begins anew. */
export function useFor<T>(key: string, initial: T): readonly [T, (value: T) => void] {
  const [kept, keep] = useState({ key, value: initial });
  return [kept.key === key ? kept.value : initial, (value) => keep({ key, value })];
}
