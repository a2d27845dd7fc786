import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { World } from '../online/world.ts';
import { openBrowser, type TestBrowser, type VisitorOptions } from './browser.ts';
import { startSite } from './site.ts';

export interface Visits {
  /** What has gone wrong in pages so far. */
  readonly troubles: readonly string[];
  /** Somebody who comes to the site with a screen of their own. */
  visitor(options?: VisitorOptions): Promise<Page>;
}

/** A site and a browser without pictures, for all the tests of a file; usually it is the client as it is built. */
export function visitsToSite(start: () => Promise<World> = startSite): Visits {
  let site: World;
  let browser: TestBrowser;
  beforeAll(async () => {
    site = await start();
    browser = await openBrowser({ pictures: false });
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get troubles() {
      return browser.troubles;
    },
    visitor: (options) => browser.visitor({ origin: site.origin, ...options }),
  };
}
