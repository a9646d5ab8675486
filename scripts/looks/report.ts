import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { compare } from './difference';
import type { Size } from './options';
import { schemes, type Pictures, type Scheme, type Subject } from './shoot';

const FOLDER = path.resolve('.cache/looks/report');
const GAP = 16;

export interface Finding {
  /** "/apps/chat: settings, 360 dark" */
  label: string;
  pixels: number;
  file: string;
}

/** A subject without a picture on one side or both. */
export interface Missing {
  label: string;
  reason: string;
}

export const labelOf = ({ path, state }: Subject, { width }: Size): string =>
  `${path}${state === undefined ? '' : `: ${state}`}, ${width}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The ref, the working tree and the difference, side by side. */
async function sideBySide(pictures: readonly Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const layers = pictures.map((input, index) => ({ input, left: index * (width + GAP), top: 0 }));
  const create = {
    width: pictures.length * (width + GAP) - GAP,
    height,
    channels: 3,
    background: '#8a94a0',
  } as const;
  await sharp({ create }).composite(layers).png().toFile(path.join(FOLDER, file));
}

export function clearReport(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** The schemes in which two shots differ. */
export async function differing(ref: Pictures, now: Pictures): Promise<readonly Scheme[]> {
  const found = await Promise.all(
    schemes.map(async (scheme) => ((await compare(ref[scheme], now[scheme])) ? scheme : [])),
  );
  return found.flat();
}

/** Writes the picture of a difference and describes it. */
export async function find(label: string, before: Buffer, after: Buffer): Promise<Finding | null> {
  const difference = await compare(before, after);
  if (!difference) return null;
  const file = `${label.replaceAll(/\W+/g, '_').replace(/^_/, '')}.png`;
  await sideBySide([before, after, difference.picture], file);
  return { label, pixels: difference.pixels, file };
}

/** Writes index.html and returns its path. */
export function writeIndex(title: string, findings: readonly Finding[], missing: readonly Missing[]): string {
  const pictures = findings.map(
    ({ label, pixels, file }) =>
      `<h2>${escaped(label)}: ${pixels} pixels</h2><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`,
  );
  const lines = missing.map(({ label, reason }) => `<li>${escaped(label)}: ${escaped(reason)}</li>`);
  const style = 'body{font:15px system-ui;margin:24px}img{max-width:100%;border:1px solid #8a94a0}';
  const html = `<!doctype html><meta charset="utf-8"><title>Looks</title><style>${style}</style>
<h1>${escaped(title)}</h1><p>Left the ref, in the middle the working tree, right what differs.</p>
${lines.length > 0 ? `<h2>Could not be taken</h2><ul>${lines.join('\n')}</ul>` : ''}
${pictures.join('\n')}`;
  const index = path.join(FOLDER, 'index.html');
  writeFileSync(index, html);
  return index;
}
