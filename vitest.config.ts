import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Take so much longer than the others that they would end long after them. */
const LONGEST = /\/tests\/(online\/(kills|hostile-sample)|properties\/games|new-module)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['tests/test-support/builtThreads.ts'],
    pool: 'forks',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Whoever waits for something waits long: that costs nothing where it comes, also on a busy machine.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    silent: 'passed-only',
  },
});
