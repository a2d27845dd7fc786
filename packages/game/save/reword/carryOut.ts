import type { Json } from '../read.ts';

function carryOut(part: string, word: Json): Json {
  return { ...word, do: 'carryOut', part };
}

export function activate(word: Json): Json {
  return carryOut('production', word);
}

/** It could always be declined. */
export function reactivate(word: Json): Json {
  return { ...carryOut('onPlay', word), optional: true };
}
