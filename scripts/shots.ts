import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags } from '../tests/support/browser/find-browser';
import { freshFolder, startProduct } from '../tests/support/browser/start-product';
import { visitedRoutes } from '../tests/support/browser/visited-routes';
import { ensureBrowser } from './lib/browser';
import { openCamera, picture as photograph, present } from './looks/shoot';

/** `npm run shots [-- part of a path]` */
const OUT = path.resolve('shots');
const TILE = { width: 480, height: 420 };
const PER_SHEET = 12;
/** For charts and calendars on a machine under load, in ms. */
const BUSY_MAX_MS = 30_000;
const looks = [
  { name: 'desk-light', width: 1280, height: 900, theme: 'light' },
  { name: 'desk-dark', width: 1280, height: 900, theme: 'dark' },
  { name: 'phone-light', width: 360, height: 780, theme: 'light' },
  { name: 'phone-dark', width: 360, height: 780, theme: 'dark' },
] as const;

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/webapp/auth/login`);
  await page.getByLabel('Email').fill('demo@plaza.test');
  await page.getByLabel('Password', { exact: true }).fill('plaza-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
}

async function sheet(name: string, tiles: readonly { label: string; picture: Buffer }[]): Promise<void> {
  const layers = await Promise.all(
    tiles.map(async ({ label, picture }, index) => {
      const left = (index % 3) * (TILE.width + 12) + 12;
      const top = Math.floor(index / 3) * (TILE.height + 40) + 32;
      const text = `<svg width="${TILE.width}" height="26"><text y="18" font-size="16" font-family="sans-serif">${label}</text></svg>`;
      const small = await sharp(picture)
        .resize({ ...TILE, fit: 'contain', background: '#c9d2cb' })
        .toBuffer();
      return [
        { input: small, left, top },
        { input: Buffer.from(text), left, top: top - 26 },
      ];
    }),
  );
  const rows = Math.ceil(tiles.length / 3);
  await sharp({
    create: {
      width: 3 * (TILE.width + 12) + 12,
      height: rows * (TILE.height + 40) + 12,
      channels: 3,
      background: '#eef1ec',
    },
  })
    .composite(layers.flat())
    .png()
    .toFile(path.join(OUT, `${name}.png`));
}

const wanted = process.argv[2] ?? '';
mkdirSync(OUT, { recursive: true });
const executablePath = await ensureBrowser();
const product = await startProduct({ dataDir: freshFolder() });
const browser = await chromium.launch({ executablePath, args: browserFlags });
try {
  const member = await browser.newContext();
  await signIn(await member.newPage(), product.address);
  const storageState = await member.storageState({ indexedDB: true });
  for (const look of looks) {
    const viewport = { width: look.width, height: look.height };
    const [open, own] = await Promise.all([
      browser.newContext({ viewport }),
      browser.newContext({ viewport, storageState }),
    ]);
    const theme = JSON.stringify({ version: 1, theme: look.theme });
    for (const context of [open, own]) {
      await context.addInitScript((value) => localStorage.setItem('plaza.theme-config', value), theme);
    }
    const cameras = {
      open: await openCamera(open, BUSY_MAX_MS),
      own: await openCamera(own, BUSY_MAX_MS),
    };
    const tiles: { label: string; picture: Buffer }[] = [];
    for (const route of visitedRoutes().filter((candidate) => candidate.path.includes(wanted))) {
      const camera = route.member ? cameras.own : cameras.open;
      await present(camera, product.address, route, look, look.theme);
      const picture = await photograph(camera, look.theme);
      tiles.push({ label: route.path, picture });
      writeFileSync(path.join(OUT, `${look.name}${route.path.replaceAll('/', '_')}.png`), picture);
    }
    for (let from = 0; from < tiles.length; from += PER_SHEET) {
      await sheet(`sheet-${look.name}-${from / PER_SHEET + 1}`, tiles.slice(from, from + PER_SHEET));
    }
    await Promise.all([open.close(), own.close()]);
    console.log(`${look.name}: ${tiles.length} pages`);
  }
} finally {
  await browser.close();
  await product.end('SIGTERM');
}
