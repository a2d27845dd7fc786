// A player in front of the web client: it reads off the page what is asked and answers with the pointer, like anybody.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ decision: string, ask: string, version: string, things: string[], actions: string[], options: number, ways: number, more: number, primary: boolean }} Asked */

/**
 * What the page asks now; null = nothing that can be answered yet.
 * @param {Page} page
 * @returns {Promise<Asked | null>}
 */
export function asked(page) {
  return page.evaluate(() => {
    const bar = /** @type {HTMLElement | null} */ (document.querySelector('[data-decision]'));
    if (document.querySelector('[data-ready]') !== null)
      return {
        decision: 'ready',
        ask: '',
        version: '',
        things: [],
        actions: [],
        options: 0,
        ways: 0,
        more: 0,
        primary: true,
      };
    if (bar === null) return null;
    /** @param {string} css */
    const shown = (css) =>
      /** @type {HTMLElement[]} */ ([...document.querySelectorAll(css)]).filter((e) => e.checkVisibility());
    const things = shown('[data-thing][data-can]:not([data-chosen])').map((e) => e.dataset.thing ?? '');
    const primary = document.querySelector('[data-primary]');
    return {
      decision: bar.dataset.decision ?? '',
      ask: bar.dataset.ask ?? '',
      version: bar.dataset.version ?? '',
      things: [...new Set(things)],
      actions: shown('[data-action]:not([aria-disabled=true])').map((e) => e.dataset.action ?? ''),
      options: shown('[data-option]:not([aria-disabled=true])').length,
      ways: shown('[data-way]:not([aria-disabled=true])').length,
      more: shown('[data-more]:not([aria-disabled=true])').length,
      primary: primary !== null && primary.getAttribute('aria-disabled') !== 'true',
    };
  });
}
