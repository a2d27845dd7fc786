import { isObject, type Json } from '../read.ts';

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

function visit(where: readonly Json[], more: Json = {}): Json {
  return { do: 'carryOut', part: 'visit', from: { in: 'locations', where }, ...more };
}

export function copyPlace({ rows, own, occupied, optional, upTo }: Json): Json {
  const named = Array.isArray(rows) ? rows.map((row: unknown) => ({ row })) : [];
  const where = [
    named.length === 1 ? named[0] : { any: named },
    ...(own === undefined ? [] : [{ occupied: 'me' }]),
    ...(occupied === undefined ? [] : [{ occupied: 'any' }]),
  ];
  return visit(where, { ...(optional === undefined ? {} : { optional }), ...(upTo === undefined ? {} : { upTo }) });
}

/** The places that `copyPlace` had carried out stood in a field of its own. */
export function copyPlaceScope({ except }: Json, scope: Json): Json {
  if (except === undefined || !isObject(scope['cards'])) return scope;
  return { ...scope, cards: { ...scope['cards'], used: except } };
}

export function copyOccupied({ except }: Json): Json {
  const cards = Array.isArray(except) ? except.map((card: unknown) => ({ card })) : [];
  const never = [{ event: 'any' }, { permanent: true }, { lasting: true }, ...cards];
  return visit([{ occupied: 'others' }, { not: { any: never } }]);
}

export function mirror(): Json {
  const from = { in: 'adornmentsPlayed', of: 'others' };
  return { do: 'carryOut', part: 'onPlay', from, optional: true, ask: 'mirror' };
}
