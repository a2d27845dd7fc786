import type { Page } from 'playwright-core';
import { NAMES } from './names.ts';

/** Nothing has changed in the page for so long. */
const QUIET_MS = 80;
const MOST_MS = 5000;

/** Waits until all that was opened has come: parts of the table come one after the other. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(NAMES);
  await page.evaluate(
    ([quiet, most]) =>
      new Promise<void>((done) => {
        const end = (): void => {
          if (document.querySelector('[data-arriving]') !== null) return; // when it has come, something has changed
          changes.disconnect();
          done();
        };
        let timer = setTimeout(end, quiet);
        const changes = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        });
        changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(() => {
          changes.disconnect();
          done();
        }, most);
      }),
    [QUIET_MS, MOST_MS],
  );
}
