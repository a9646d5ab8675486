import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import sharp from 'sharp';

/** CSS pixels per pixel of a stored picture: averages hide how a browser version draws edges of letters. */
const SCALE = 4;
/** Tolerated difference per channel, 0 to 255. */
const CHANNEL_TOLERANCE = 16;
/** Tolerated number of pixels beyond it. */
const MAX_PIXELS = 6;
const CHANNELS = 3;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const encode = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: CHANNELS } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** The screenshot at a quarter of its width and height. */
async function shrink(screenshot: Buffer): Promise<Pixels> {
  const { width, height } = await sharp(screenshot).metadata();
  const size = { width: Math.round(width / SCALE), height: Math.round(height / SCALE) };
  return decode(
    await sharp(screenshot)
      .resize({ ...size, kernel: 'linear', fit: 'fill' })
      .png()
      .toBuffer(),
  );
}

/** Differing pixels, in red over the faded picture; null within the tolerance. */
function differing(stored: Pixels, taken: Pixels): Pixels | null {
  if (stored.data.length !== taken.data.length) return taken;
  const shown = Buffer.alloc(taken.data.length);
  let pixels = 0;
  for (let at = 0; at < shown.length; at += CHANNELS) {
    const off = [0, 1, 2].map((step) =>
      Math.abs((stored.data[at + step] ?? 0) - (taken.data[at + step] ?? 0)),
    );
    const differs = Math.max(...off) > CHANNEL_TOLERANCE;
    if (differs) pixels += 1;
    for (let step = 0; step < CHANNELS; step += 1)
      shown[at + step] = differs
        ? step === 0
          ? 255
          : 0
        : 191 + Math.floor((taken.data[at + step] ?? 0) / 4);
  }
  return pixels > MAX_PIXELS ? { ...taken, data: shown } : null;
}

/** A picture that does not change any more within this time, in ms, is wrong. */
const SETTLE_MS = 10_000;

type Take = () => Promise<Buffer>;

/** Takes pictures until one equals `expected`, or the one before if there is none; the last one in any case. */
async function settle(take: Take, expected: Pixels | null): Promise<{ screenshot: Buffer; taken: Pixels }> {
  const until = Date.now() + SETTLE_MS;
  let before = expected;
  for (;;) {
    const screenshot = await take();
    const taken = await shrink(screenshot);
    if ((before && !differing(before, taken)) || Date.now() > until) return { screenshot, taken };
    before = expected ?? taken;
  }
}

/**
 * Compares what `take` shows with the stored picture, or stores it where Playwright is told to update snapshots.
 * Returns what is wrong; the pictures are in the test's output folder then.
 */
export async function comparePicture(take: Take, file: string, test: TestInfo): Promise<string | null> {
  const place = path.join(import.meta.dirname, file);
  const { updateSnapshots } = test.config;
  const stored = existsSync(place) ? await decode(readFileSync(place)) : null;
  const { screenshot, taken } = await settle(take, updateSnapshots === 'all' ? null : stored);
  const difference = stored && differing(stored, taken);
  const isRenewed = stored ? /all|changed/.test(updateSnapshots) && difference : updateSnapshots !== 'none';
  if (isRenewed) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, await encode(taken));
    return updateSnapshots === 'missing' ? `${file} is new: look at it, then commit it` : null;
  }
  if (!stored) return `${file} is missing`;
  if (!difference) return null;
  const name = test.outputPath(file.replaceAll('/', '-').replace('.webp', ''));
  mkdirSync(test.outputDir, { recursive: true });
  writeFileSync(`${name}-taken.png`, screenshot);
  writeFileSync(`${name}-differs.webp`, await encode(difference));
  return `${file} differs: see ${name}-differs.webp`;
}
