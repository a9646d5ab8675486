import { parseArgs } from 'node:util';

/** Initial window sizes in CSS pixels; longer pages are stretched up to MAX_HEIGHT (shoot.ts). */
export const widths = [
  { width: 1280, height: 900 },
  { width: 360, height: 780 },
] as const;
export type Size = (typeof widths)[number];

export interface Options {
  ref: string;
  /** Substring of a path, or of "path: state". */
  only: string;
  routes: boolean;
  states: boolean;
  sizes: readonly Size[];
}

export const USAGE =
  'npm run looks -- [git ref, or HEAD] [--only part of a path] [--routes-only | --states-only] [--width 1280 | 360]';

/** Reads the command line. Throws on an unknown option. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      'routes-only': { type: 'boolean', default: false },
      'states-only': { type: 'boolean', default: false },
      width: { type: 'string' },
    },
  });
  const sizes = widths.filter(({ width }) => values.width === undefined || values.width === String(width));
  if (sizes.length === 0 || positionals.length > 1) throw new Error(USAGE);
  return {
    ref: positionals[0] ?? 'HEAD',
    only: values.only,
    routes: !values['states-only'],
    states: !values['routes-only'],
    sizes,
  };
}
