import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Renders the app icons from public/icon.svg. Run after changing the logo. */
const OUT = 'public/app-icons';
const MARK = '#c8421a';

const svg = await readFile('public/icon.svg');
const drawn = (size: number): Promise<Buffer> =>
  sharp(svg, { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
/** Maskable icon: background to the edges, logo within the safe zone. */
const onGround = async (size: number, share: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 4, background: MARK } })
    .composite([{ input: await drawn(Math.round(size * share)) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

await mkdir(OUT, { recursive: true });
await Promise.all([
  sharp(await drawn(192)).toFile(`${OUT}/192.png`),
  sharp(await drawn(512)).toFile(`${OUT}/512.png`),
  sharp(await onGround(512, 0.72)).toFile(`${OUT}/mask.png`),
  sharp(await onGround(180, 0.86)).toFile(`${OUT}/apple.png`),
]);
