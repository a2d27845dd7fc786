import type { Amount, Colour, Effect, Filter, TileDef } from '@everdell/engine';

/**
 * Played for a pearl (R-PEARL-22); the upper half is carried out then, the lower half scores at the end (R-PEARL-23).
 */
function adornment(onPlay: Effect, worth: Pick<TileDef, 'points' | 'scores'>): TileDef {
  return { row: 'adornments', price: { goods: { pearl: 1 } }, onPlay, ...worth };
}

const inCity = (filter: Filter): Amount => ({ count: { in: 'city', where: [filter] } });
const perColour = (colour: Colour): { scores: Amount } => ({ scores: inCity({ colour }) });
const any = (n: Amount): Effect => ({ do: 'gainAny', n });
const draw = (n: Amount): Effect => ({ do: 'draw', n });
const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });

export const adornments = {
  bell: adornment(seq({ do: 'gain', what: { berry: 3 } }, draw(inCity({ kind: 'critter' }))), {
    scores: { halfOf: inCity({ kind: 'critter' }) },
  }),
  compass: adornment(
    { do: 'carryOut', part: 'onPlay', from: { in: 'city', where: [{ colour: 'tan' }] }, upTo: 2, optional: true },
    perColour('tan'),
  ),
  'gilded-book': adornment(
    {
      do: 'pick',
      from: { in: 'city', where: [{ colour: 'blue' }] },
      min: 1,
      max: 1,
      as: 'read',
      then: { do: 'refund', of: 'read' },
    },
    perColour('blue'),
  ),
  hourglass: adornment(
    seq(
      { do: 'carryOut', part: 'visit', from: { in: 'locations', where: [{ row: 'forest' }] }, optional: true },
      any(1),
    ),
    perColour('red'),
  ),
  'key-to-the-city': adornment(seq(any(2), draw(inCity({ kind: 'construction' }))), {
    scores: { halfOf: inCity({ kind: 'construction' }) },
  }),
  masque: adornment(
    {
      do: 'playCard',
      from: { in: ['hand', 'meadow'], where: [{ maxPoints: 3 }] },
      terms: { free: true },
      optional: true,
    },
    { scores: { every: 3, of: { pointTokens: true } } },
  ),
  mirror: adornment(
    { do: 'carryOut', part: 'onPlay', from: { in: 'adornmentsPlayed', of: 'others' }, optional: true, ask: 'mirror' },
    { scores: { atMost: 5, of: { colours: true } } },
  ),
  scales: adornment(
    { do: 'discard', max: 4, as: 'weighed', then: any({ size: 'weighed' }) },
    { scores: { atMost: 5, of: { handAtEnd: true } } },
  ),
  'seaglass-amulet': adornment(seq(any(3), draw(2), { do: 'points', n: 1 }), { points: 3 }),
  spyglass: adornment(seq(any(1), draw(1), { do: 'gain', what: { pearl: 1 } }), {
    scores: { times: 3, of: { count: { in: 'wonders' } } },
  }),
  sundial: adornment(
    {
      do: 'carryOut',
      part: 'production',
      from: { in: 'city', where: [{ colour: 'green' }, { activatable: true }] },
      upTo: 3,
    },
    { scores: { halfOf: inCity({ colour: 'green' }) } },
  ),
  tiara: adornment(any(inCity({ colour: 'purple' })), perColour('purple')),
} as const satisfies Record<string, TileDef>;
