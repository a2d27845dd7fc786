import type { Act } from '@everdell/engine';

export const acts: readonly Act[] = [
  /** Frog locations only (R-PEARL-08). */
  { id: 'ambassador', when: 'turn', places: 'ambassador' },
  /** R-PEARL-22. */
  {
    id: 'adornment',
    when: 'turn',
    of: { in: 'adornments' },
    then: {
      do: 'seq',
      steps: [
        { do: 'pay', goods: { pearl: 1 } },
        { do: 'adorn', what: 'it' },
      ],
    },
  },
];
