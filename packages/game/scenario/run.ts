import type { GameState } from '@everdell/engine';
import { CaseError, factText, isTrue, NotInGame, PositionError, show, type Fields, type Given } from '@everdell/sets';
import { createGame, type Game } from '../game.ts';
import { buildPosition, givenOptions } from '../position/build.ts';
import { asDice } from '../position/boards.ts';
import { isKnown, KNOWN_MODULES, registry } from '../registry.ts';
import { SetupError, type SetupRequest } from '../setup.ts';
import { wasAccepted, type FreeQuestion, type Running, type Script, type Told } from './drive.ts';
import { factsAbout } from './facts/index.ts';
import { checkScenario } from './parse.ts';
import { portionsTogether } from './portions.ts';
import { askedFor, hadBesides, inPlay, moduleOf } from './modules.ts';
import { answerSetup, checkStep, performStep } from './steps.ts';
import { Refused, type RunOptions, type Scenario, type ScenarioResult, type Step } from './types.ts';

const SEED = 'scenario';

/** Answers of a question that the case leaves open are tried up to this many. */
const MAX_ANSWERS = 40;

/** One way through a case. */
interface Run {
  /** What differs from the expectation; null = nothing. */
  readonly difference: string | null;
  /** What was found of all that the case speaks of. */
  readonly found: string;
  readonly free: readonly FreeQuestion[];
  /** Why the step that was to be refused was; null = nothing was. */
  readonly reason: string | null;
}

/** Sets the position down, carries the steps out and compares the outcome; never throws. */
export function runScenario(scenario: Scenario, options: RunOptions = {}): ScenarioResult {
  const { id } = scenario;
  try {
    checkScenario(scenario);
    const unbuilt = unbuiltModules(scenario);
    if (unbuilt.length > 0) return { id, status: 'unsupported', difference: `not built: ${unbuilt.join(', ')}` };
    const { difference, reason } = outcomeOf(scenario);
    if (difference !== null) return { id, status: 'failed', difference };
    return reason === null ? { id, status: 'passed' } : judged(scenario, reason, options);
  } catch (error) {
    const known = error instanceof CaseError || error instanceof PositionError || error instanceof SetupError;
    const text = error instanceof Error ? error.message : show(error);
    return { id, status: 'failed', difference: known ? text : `the game broke down: ${text}` };
  }
}

/** A refusal that came as expected, with its reason, which counts only where that is asked for. */
function judged({ id, expect }: Scenario, found: string, { reasons = false }: RunOptions): ScenarioResult {
  const expected = typeof expect['reason'] === 'string' ? expect['reason'] : null;
  const refusal = { expected, found };
  if (!reasons || expected === null || expected === found) return { id, status: 'passed', refusal };
  return { id, status: 'failed', difference: `reason: expected ${show(expected)}, found ${show(found)}`, refusal };
}

function unbuiltModules({ modules = [] }: Scenario): string[] {
  const unbuilt = modules.filter((id) => id !== 'base' && !registry.some((m) => m.id === moduleOf(id)));
  const unknown = unbuilt.find((id) => !KNOWN_MODULES.includes(id));
  if (unknown !== undefined) throw new CaseError(`modules: there is no module ${show(unknown)}`);
  return unbuilt;
}

/**
 * A question without a listed answer is no fault if every answer leads to the same facts: the first way is compared,
 * and the others must find the same.
 */
function outcomeBy(scenario: Scenario, inPortions: boolean): Pick<Run, 'difference' | 'reason'> {
  const first = runOnce(scenario, [], inPortions);
  for (const [i, question] of first.free.entries()) {
    if (question.order) continue;
    for (let answer = 1; answer < Math.min(question.answers, MAX_ANSWERS); answer++) {
      const script = [...first.free.slice(0, i).map(() => 0), answer];
      if (runOnce(scenario, script, inPortions).found !== first.found)
        return { difference: `the case does not answer a question that matters: ${question.text}`, reason: null };
    }
  }
  return first;
}

/** What differs may do so because the case answers one question in portions, card by card or good by good. */
function outcomeOf(scenario: Scenario): Pick<Run, 'difference' | 'reason'> {
  const outcome = outcomeBy(scenario, false);
  if (outcome.difference === null || scenario.expect['legal'] === false) return outcome;
  const inPortions = outcomeBy(scenario, true);
  if (inPortions.difference === null) return inPortions;
  const joined = portionsTogether(scenario);
  const together = joined === null ? outcome : outcomeBy(joined, false);
  return together.difference === null ? together : outcome;
}

function runOnce(scenario: Scenario, script: Script, inPortions: boolean): Run {
  const free: FreeQuestion[] = [];
  const refusedStep = scenario.expect['legal'] === false ? Number(scenario.expect['step'] ?? 0) : null;
  checkExpectation(scenario, refusedStep);
  const start = refusedStep !== null && isSetup(scenario) ? triedStart(scenario) : startingPoint(scenario);
  if (start === null) return { difference: null, found: NOT_SET_UP, free, reason: NOT_SET_UP };
  const { game, state } = start;
  let after = state;
  for (const [i, step] of scenario.do.entries()) {
    checkStep(step, `do[${i}]`);
    const expected = i === refusedStep ? expectedRefusal(scenario) : null;
    if (step.action === 'score') {
      if (expected === null) continue;
      throw new CaseError('expect.step: score is never refused');
    }
    const before = after;
    after = game.clone(before);
    const { told, reason } = tryStep(game, after, scenario, i, expected, { free, script, inPortions });
    if (told !== null) return { difference: `step ${i}: ${told}`, found: `step ${i}: ${told}`, free, reason: null };
    if (!isSetup(scenario))
      for (const { given: part } of inPlay(game)) part?.afterStep?.(game, after, (scenario.given ?? {}) as Fields);
    if (expected !== null) {
      if (expected.choice === null) after = before;
      return { ...compared(scenario, game, state, after, free, scenario.expect['seats'] !== undefined), reason };
    }
  }
  const tellsSeats = scenario.expect['seats'] !== undefined || !scenario.do.some(({ action }) => action === 'score');
  return { ...compared(scenario, game, state, after, free, tellsSeats), reason: null };
}

function checkExpectation({ expect, do: steps }: Scenario, refusedStep: number | null): void {
  if (expect['legal'] !== undefined && typeof expect['legal'] !== 'boolean')
    throw new CaseError('expect.legal: must be true or false');
  if (refusedStep === null) return;
  const step = steps[refusedStep];
  if (step === undefined) throw new CaseError(`expect.step: there is no step ${refusedStep}`);
  const choice = expect['choice'];
  if (typeof choice === 'number' && step.choices?.[choice] === undefined)
    throw new CaseError(`expect.choice: step ${refusedStep} has no choice ${choice}`);
}

interface Expected {
  readonly choice: number | null;
}

function expectedRefusal({ expect }: Scenario): Expected {
  return { choice: typeof expect['choice'] === 'number' ? expect['choice'] : null };
}

/** Reasons why a placement may be refused at once because none of its answers would be accepted. */
const NOTHING_TO_CHOOSE = ['nothing-to-do', 'no-target', 'cannot-pay-price'];

interface Tried {
  /** What went otherwise than expected; null = nothing did. */
  readonly told: string | null;
  /** Why it was refused, where that was expected. */
  readonly reason: string | null;
}

const otherwise = (told: string): Tried => ({ told, reason: null });
const refusedFor = (reason: string): Tried => ({ told: null, reason });
const AS_TOLD: Tried = { told: null, reason: null };

const NOT_IN_GAME = 'not-in-game';

/** Is it about something of a module that is not in play, or that is left out of this game? */
const isElsewhere = (error: unknown): boolean => error instanceof NotInGame && isKnown(error.id);

function carriedOut(game: Game, s: GameState, step: Step, path: string, told: Told): Running {
  return (step.action === 'setup' ? answerSetup : performStep)(game, s, step, path, told);
}

/** Carries a step out. */
function tryStep(
  game: Game,
  s: GameState,
  scenario: Scenario,
  i: number,
  expected: Expected | null,
  more: Omit<Told, 'refusedChoice' | 'given'>,
): Tried {
  const refusedChoice = expected?.choice ?? null;
  try {
    const run = carriedOut(game, s, scenario.do[i], `do[${i}]`, {
      ...more,
      refusedChoice,
      given: (scenario.given ?? {}) as Fields,
    });
    if (expected === null) return AS_TOLD;
    if (refusedChoice === null) return otherwise('should be refused, but was accepted');
    if (wasAccepted(run, refusedChoice))
      return otherwise(`choice ${refusedChoice} should be refused, but was accepted`);
    return refusedFor('not-offered');
  } catch (error) {
    if (expected !== null && isElsewhere(error)) return refusedFor(NOT_IN_GAME);
    if (!(error instanceof Refused)) throw error;
    if (expected !== null && error.choice === refusedChoice) return refusedFor(error.code);
    if (refusedChoice !== null && error.choice === null && NOTHING_TO_CHOOSE.includes(error.code))
      return refusedFor(error.code);
    const where = error.choice === null ? '' : ` at choice ${error.choice}`;
    return otherwise(`was refused${where} (${error.message})`);
  }
}

function compared(
  scenario: Scenario,
  game: Game,
  before: GameState,
  after: GameState,
  free: readonly FreeQuestion[],
  withSeats: boolean,
): Omit<Run, 'reason'> {
  const listedEvents = scenario.given?.specialEvents ?? [];
  const facts = factsAbout({ game, before, after, listedEvents }, scenario.expect, withSeats && !isSetup(scenario));
  const wrong = facts.filter((fact) => !isTrue(fact)).map(factText);
  return {
    difference: wrong.length === 0 ? null : wrong.join('; '),
    found: JSON.stringify(facts.map((fact) => fact.observed)),
    free,
  };
}

const isSetup = ({ do: steps }: Scenario): boolean => steps.some((step) => step.action === 'setup');

/** Reason of a set-up that is refused. */
const NOT_SET_UP = 'cannot-be-set-up';

/** The start of a case that expects a refusal; null = the set-up itself is refused. */
function triedStart(scenario: Scenario): { game: Game; state: GameState } | null {
  try {
    return startingPoint(scenario);
  } catch (error) {
    if (error instanceof SetupError || isElsewhere(error)) return null;
    throw error;
  }
}

/** A whole new game for a `setup` step, else the position of the case. */
function startingPoint(scenario: Scenario): { game: Game; state: GameState } {
  const { players, modules = [], given = {} } = scenario;
  const request: SetupRequest = { players, ...askedFor(modules) };
  if (isSetup(scenario)) return newGame({ ...request, options: { ...request.options, ...hadBesides(modules) } }, given);
  const asked = scenario.expect['legal'] === false ? [] : textsIn(scenario.do);
  return buildPosition(request, given, textsIn([scenario.do, scenario.expect]), asked);
}

function newGame(request: SetupRequest, given: Given): { game: Game; state: GameState } {
  const options = { firstPlayer: 0, ...request.options, ...givenOptions(request, given as Fields) };
  const game = createGame({ ...request, options });
  const state = game.start(SEED, asDice(given.dice));
  for (const { given: part } of inPlay(game)) part?.setUp?.(game, state, given as Fields);
  return { game, state };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
