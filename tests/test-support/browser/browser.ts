import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/lib/chromium.mjs';

/** A real browser, with what goes wrong in its pages written down. */
export interface TestBrowser {
  /** Errors of pages: exceptions, failed requests for our own files, complaints of the content policy. */
  readonly troubles: string[];
  /** Somebody in front of a screen of their own. */
  visitor(options?: VisitorOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface VisitorOptions extends BrowserContextOptions {
  readonly origin?: string;
  /** What they have set before. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export const SIZES = {
  desk: { width: 1440, height: 900 },
  short: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** Nobody waits for animations in tests unless they are what is tested. */
const QUICK = {
  name: 'Juniper',
  lang: 'en',
  theme: 'auto',
  textScale: 1,
  speed: 'instant',
  motion: 'off',
  endTurn: 'at-once',
  confirm: 'always',
  ownOrder: true,
  quietMarks: false,
  shortcuts: true,
  muted: [],
};

/**
 * Drawing is what takes the time where there is no graphics processor: whole games are played without pictures, and on
 * pages that lie and answer as ever but are not painted, until somebody looks (`painted`).
 */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';
const NO_PAINT = `html:not([data-painted]) { opacity: 0 !important }
  html { transition-property: none !important }`; // without motion all comes a moment later, the opacity too
/** For the same reason nobody has more than so many pixels per length; all lies where it lies on other screens. */
const COARSE = 0.25;

export async function openBrowser({ pictures = true } = {}): Promise<TestBrowser> {
  const args = [...CHROMIUM_ARGS, ...(pictures ? [] : [NO_PICTURES])];
  const browser: Browser = await chromium.launch({ executablePath: ensureChromium(), args });
  const troubles: string[] = [];
  return {
    troubles,
    async visitor({ settings = {}, origin, ...options } = {}) {
      const context: BrowserContext = await browser.newContext({
        viewport: SIZES.desk,
        locale: 'en-GB',
        serviceWorkers: 'block', // it fetches all pictures, for every visitor
        deviceScaleFactor: COARSE,
        ...(origin === undefined ? {} : { baseURL: origin }),
        ...options,
      });
      context.setDefaultTimeout(30_000);
      await context.addInitScript(
        (state) => {
          const key = 'everdell.settings';
          if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
        },
        { ...QUICK, ...settings },
      );
      if (!pictures) {
        await context.addInitScript((rule) => {
          document.addEventListener('DOMContentLoaded', () => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(rule);
            document.adoptedStyleSheets.push(sheet);
          });
        }, NO_PAINT);
      }
      const page = await context.newPage();
      watch(page, troubles);
      return page;
    },
    close: () => browser.close(),
  };
}

/** Whoever judges how a page looks needs to have it painted. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset['painted'] = '';
  });
}

function watch(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
}
