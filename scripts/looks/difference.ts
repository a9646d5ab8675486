import sharp from 'sharp';

/** Tolerated difference per channel (0 to 255): invisible rounding. */
const CHANNEL_TOLERANCE = 2;
const CHANNELS = 4;

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

export interface Difference {
  /** Number of differing pixels. */
  pixels: number;
  /** PNG with differing pixels in red over the faded picture. */
  picture: Buffer;
}

/** Decodes a PNG; pads a smaller one with transparency. */
async function decode(png: Buffer, width: number, height: number): Promise<Raw> {
  const own = await sharp(png).metadata();
  const data = await sharp(png)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Compares two PNGs; null when equal. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [left, right] = await Promise.all([decode(before, width, height), decode(after, width, height)]);
  const shown = Buffer.alloc(width * height * CHANNELS, 255);
  let pixels = 0;
  for (let at = 0; at < shown.length; at += CHANNELS) {
    let most = 0;
    for (let channel = at; channel < at + CHANNELS; channel += 1) {
      most = Math.max(most, Math.abs((left.data[channel] ?? 0) - (right.data[channel] ?? 0)));
    }
    const differs = most > CHANNEL_TOLERANCE;
    if (differs) pixels += 1;
    // Up to 255: a larger number would wrap to black.
    const faded = 192 + Math.floor((left.data[at + 1] ?? 0) / 4);
    shown.set(differs ? [214, 30, 60] : [faded, faded, faded], at);
  }
  if (pixels === 0) return null;
  const raw = { width, height, channels: CHANNELS } as const;
  return { pixels, picture: await sharp(shown, { raw }).png().toBuffer() };
}
