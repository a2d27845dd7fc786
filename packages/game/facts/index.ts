export { doubtful, factsFor, type Doubtful } from './facts.ts';
export { factsAsTheyStand, readFacts, tablesFor, writeFacts } from './file.ts';
