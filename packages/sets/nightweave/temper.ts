import type { Effect, Module, NotTogether, OptionDef, PlayedWith, TileDef, ZoneDef } from '@everdell/engine';
import { PERSONALITIES, personalities } from './personalities.ts';
import { PLANS, plans, type PlanId } from './plans.ts';
import { oneTime } from './plots.oneTime.ts';
import { seasonal } from './plots.seasonal.ts';
import { here } from './language.ts';
import { all, WEB, you, type Temper } from './webs.ts';
import { MAY_BE_A_FAIR } from './with/bellfaire/temper.ts';
import { MAY_HAVE_POWERS } from './with/player-powers/temper.ts';
import { atLeast, call, pick, seq, when } from './words.ts';

/** Her temper: Personalities, Plans and Plots, which are all optional (R-NW-MOD-01). */

const RANDOM = 'random';
const personality = (is: string) => ({ of: 'nightweave.personality', is }) as const;
const plan = (is: string) => ({ of: 'nightweave.plan', is }) as const;
const level = (is: number) => ({ of: 'nightweave.level', is }) as const;
const PLOTS = { of: 'nightweave.plots', is: true } as const;
const THICKENS: PlanId = 'the-plot-thickens';
const WHIM: PlanId = 'weavers-whim';
const SWARM: PlanId = 'suffocating-swarm';

export const temperOptions: Readonly<Record<string, OptionDef>> = {
  'nightweave.personality': { values: ['none', RANDOM, ...PERSONALITIES], default: 'none' },
  'nightweave.plan': { values: ['none', RANDOM, ...PLANS], default: 'none' },
  'nightweave.plots': { values: [false, true], default: false },
  /** With which other sets any of these is played: none, those that the rulebook speaks of, all (OQ-NW-01). */
  'nightweave.mix': { values: ['none', 'some', 'all'], default: 'none' },
};

const A_PERSONALITY: readonly PlayedWith[] = [RANDOM, ...PERSONALITIES].map(personality);
const A_PLAN: readonly PlayedWith[] = [RANDOM, ...PLANS].map(plan);
const ANY: PlayedWith = { any: [...A_PERSONALITY, ...A_PLAN, PLOTS] };
const ALONE = ['base', 'nightweave'];
const SPOKEN_OF = [...ALONE, MAY_BE_A_FAIR, MAY_HAVE_POWERS];

export const refuses: readonly NotTogether[] = [
  {
    with: { any: [...A_PLAN, PLOTS] },
    players: 2,
    why: 'Plans and Plots of Nightweave are for one player: leave them out', // R-NW-MOD-02
  },
  {
    with: { any: A_PLAN.map((one) => [one, PLOTS]) },
    why: 'Nightweave has a Plan or Plots, not both: leave one out, or choose the Plan the-plot-thickens, which brings Plots', // R-NW-MOD-03
  },
  {
    with: [plan(SWARM), level(0)],
    why: 'the Plan suffocating-swarm does nothing at level 0: choose another level or Plan',
  },
  {
    with: [plan(WHIM), personality('none')],
    why: 'the Plan weavers-whim needs a Personality: choose one, or random',
  },
  {
    with: [{ of: 'nightweave.mix', is: 'none' }, ANY],
    besides: ALONE,
    why: 'Personalities, Plans and Plots of Nightweave are played without other sets: leave those out, or change the option nightweave.mix',
  },
  {
    with: [{ of: 'nightweave.mix', is: 'some' }, ANY],
    besides: SPOKEN_OF,
    why: `with nightweave.mix "some", only ${SPOKEN_OF.slice(2).join(' and ')} are played with Personalities, Plans and Plots of Nightweave: "all" allows the others`,
  },
];

/** Those that may come up in this game; a Plan by lot is never one that cannot be played. */
const whenLaid = (id: string): PlayedWith => ({
  any: [
    personality(RANDOM),
    personality(id),
    ...PERSONALITIES.flatMap((other) => [
      [personality(other), plan(WHIM)],
      [personality(other), plan(RANDOM)],
    ]),
  ],
});
const byLot = (id: PlanId): readonly PlayedWith[] => {
  if (id === WHIM) return [RANDOM, ...PERSONALITIES].map((one) => [plan(RANDOM), personality(one)]);
  if (id === SWARM) return [1, 2, 3, 4].map((n) => [plan(RANDOM), level(n)]);
  return [plan(RANDOM)];
};
const WITH_PLOTS: PlayedWith = { any: [PLOTS, plan(THICKENS), plan(RANDOM)] };

const table = (
  cards: Readonly<Record<string, Temper>>,
  more: (id: string) => Omit<TileDef, keyof Temper> & Pick<TileDef, 'suit' | 'with'>,
): Readonly<Record<string, TileDef>> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, ...more(id) }]));

export const temperTiles: Readonly<Record<string, TileDef>> = {
  ...table(personalities, (id) => ({ row: 'personalities', with: whenLaid(id) })),
  ...table(plans, (id) => ({ row: 'plans', with: { any: [plan(id), ...byLot(id as PlanId)] } })),
  ...table(oneTime, () => ({ row: 'plots', suit: 'one-time', with: WITH_PLOTS })),
  ...table(seasonal, () => ({ row: 'plots', suit: 'seasonal', with: WITH_PLOTS })),
};

export const temperZones: Readonly<Record<string, ZoneDef>> = {
  personalityPile: { per: 'table', sees: 'none', of: 'personalities', dealt: 'rest' },
  personality: { per: 'seat', sees: 'all', of: 'personalities', force: 'owner' },
  planPile: { per: 'table', sees: 'none', of: 'plans', dealt: 'rest' },
  plan: { per: 'seat', sees: 'all', of: 'plans', force: 'owner' },
  plotPile: { per: 'table', sees: 'none', of: 'plots', dealt: 'rest' },
  plot: { per: 'seat', sees: 'all', of: 'plots', force: 'owner' },
  seasonalPlot: { per: 'seat', sees: 'all', of: 'plots', force: 'owner' },
  plotsGone: { per: 'table', sees: 'all', of: 'plots' },
  closed: { per: 'seat', sees: 'all', within: 'city' },
  webbed: { per: 'seat', sees: 'owner', within: 'hand' },
};

const lay = (zone: 'personality' | 'plan' | 'plot' | 'seasonalPlot' | 'plotsGone' | 'personalityPile'): Effect => ({
  do: 'move',
  what: 'it',
  to: { zone },
});
/** The one that was chosen, or one by lot: what is not played with lies in the box. */
const deal = (
  pile: 'personalityPile' | 'planPile',
  into: 'personality' | 'plan',
  of: string,
  ids: readonly string[],
): Effect =>
  seq(
    ...ids.map((id) => when({ option: { of, is: id } }, pick({ in: pile, where: [{ tile: id }] }, 'first', lay(into)))),
    when({ option: { of, is: RANDOM } }, pick({ in: pile }, 'chance', lay(into))),
  );
export const dealTemper: Effect = seq(
  deal('personalityPile', 'personality', 'nightweave.personality', PERSONALITIES),
  deal('planPile', 'plan', 'nightweave.plan', PLANS),
);

const drawPlot = (into: 'plot' | 'seasonalPlot', suit?: 'one-time' | 'seasonal'): Effect =>
  pick(
    { in: 'plotPile', ...(suit && { where: [{ suit }] }) },
    'top',
    seq(lay(into), { do: 'carryOut', part: 'effect', from: { in: into, among: 'it' } }),
  );
const gone = (zone: 'plot' | 'seasonalPlot'): Effect => ({ do: 'move', what: { in: zone }, to: { zone: 'plotsGone' } });
/** What a Plot has done to cards goes with it (OQ-NW-14). */
const OPEN_CITY = you({ do: 'move', what: { in: 'closed' }, to: { into: 'city' } });
const FREE_HAND = you({ do: 'move', what: { in: 'webbed' }, to: { zone: 'hand' } });

export const temperEffects: NonNullable<Module['effects']> = {
  // R-NW-MOD-09, R-NW-MOD-10: a Plot takes the place of the one before; each kind of its own under that Plan (OQ-NW-42)
  'nightweave.schemes': when(
    { option: PLOTS },
    seq(gone('plot'), OPEN_CITY, FREE_HAND, drawPlot('plot')),
    when(
      atLeast(1, { count: { in: 'plan', where: [{ tile: THICKENS }] } }),
      seq(
        gone('plot'),
        OPEN_CITY,
        drawPlot('plot', 'one-time'),
        gone('seasonalPlot'),
        FREE_HAND,
        drawPlot('seasonalPlot', 'seasonal'),
      ),
    ),
  ),
  // She is placed in the Meadow: what the Plan does comes first, then the Personality that she has by then
  'nightweave.placed': seq(
    { do: 'carryOut', part: 'effect', from: { in: 'plan' } },
    { do: 'carryOut', part: 'effect', from: { in: 'personality' } },
  ),
  'nightweave.swarm': all(here({ row: 'haven' }), WEB),
  'nightweave.changesHerMind': pick(
    { in: 'personalityPile' },
    'chance',
    seq({ do: 'move', what: { in: 'personality' }, to: { zone: 'personalityPile' } }, lay('personality')),
  ),
  // To another space, whose card is hers; the die is rolled again if it shows where she stands
  'nightweave.moves': {
    do: 'roll',
    sides: 8,
    as: 'die',
    then: pick(
      { in: 'slots', where: [{ in: 'meadow' }, { slot: 'die' }] },
      'first',
      when(
        { passes: { what: 'slot', where: [{ piece: 'nightweave' }] } },
        call('moves'),
        seq(
          {
            do: 'move',
            what: { in: 'meadow', where: [{ slot: 'die' }] },
            to: { zone: 'achievements' },
            unfilled: true,
          },
          { do: 'put', piece: 'nightweave', at: { in: 'slots', among: 'slot' } },
        ),
      ),
      { as: 'slot' },
    ),
  },
};
