import type { Page } from 'playwright-core';

/** Opens a saved game the way anybody would: as a file on the home page. */
export async function openGame(page: Page, text: string, name = 'game.json'): Promise<void> {
  await goHome(page);
  await page.locator('[data-open-file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.waitForURL(/\/play\//);
  await page.locator('[data-decision], [data-ready]').first().waitFor();
}

/** Whoever is on the site goes there within it: nothing is fetched and read again. */
async function goHome(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/');
  else await page.evaluate(() => history.pushState(null, '', '/'));
}

/** The game as the client writes it to a file. */
export async function savedGame(page: Page): Promise<string> {
  if ((await page.locator('[data-end]').count()) > 0) await page.locator('[data-end] [data-close]').click();
  await page.getByRole('button', { name: /^(This game|Game|Esta partida|Partida)$/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Save to a file|Guardar en un archivo)/ })
      .click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
