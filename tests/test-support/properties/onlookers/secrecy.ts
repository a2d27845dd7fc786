import { checkViews } from '@everdell/cli';
import { redactEvent, type Module } from '@everdell/engine';
import type { Game } from '@everdell/game';
import type { GamePlan } from '../plans.ts';
import { must, type Onlooker, type Step } from '../playOut.ts';
import { openTo, shownBy, viewersOf, wrongEvent, wrongView } from '../secrets.ts';
import type { Watches } from '../watch.ts';

export function eventFieldsOf({ rules }: Game): NonNullable<Module['eventFields']> {
  return Object.assign({}, ...rules.modules.map((m) => m.eventFields ?? {})) as NonNullable<Module['eventFields']>;
}

function viewer(): Onlooker {
  return {
    before({ game, state }) {
      for (const seat of viewersOf(state)) must(wrongView(game, state, game.view(state, seat)));
    },
  };
}

const dealer = ({ seed }: GamePlan): Onlooker => ({
  before: ({ game, state, at }) => must(checkViews(game, state, `${seed}/${at}`)),
});

/** Remembers what lay open before each decision and judges the events by it. */
function censor(): Onlooker {
  let before: ReadonlySet<number>[] = [];
  const openNow = ({ game, state }: Step): Set<number>[] => viewersOf(state).map((seat) => openTo(game, state, seat));
  return {
    before: (step) => (before = openNow(step)),
    after(step, events) {
      const after = openNow(step);
      const fields = eventFieldsOf(step.game);
      viewersOf(step.state).forEach((seat, i) => {
        const open = new Set([...before[i], ...after[i], ...shownBy(step.game, events, seat)]);
        for (const event of events) must(wrongEvent(event, redactEvent(event, seat, fields), seat, open));
      });
    },
  };
}

export const SECRECY: Watches = {
  'a view tells only what the viewer may know': { steps: 9, onlooker: viewer },
  'hidden cards dealt anew give the same view and the same answers': { steps: 16, onlooker: dealer },
  'an event names cards only to those who may know them': { steps: 4, onlooker: censor },
};
