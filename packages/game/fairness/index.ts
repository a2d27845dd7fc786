export { checkFairness, commitmentOf, dealSeed, type Fairness, type FairnessProblem } from './fairness.ts';
