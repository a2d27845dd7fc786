import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    pool: 'forks',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Whoever waits for something waits long: that costs nothing where it comes, also on a busy machine.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    silent: 'passed-only',
  },
});
