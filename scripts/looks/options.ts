import { parseArgs } from 'node:util';

/** Initial window sizes in CSS pixels; longer pages are stretched up to MAX_HEIGHT (shoot.ts). */
export const widths = [
  { width: 1280, height: 900 },
  { width: 360, height: 780 },
] as const;
export type Size = (typeof widths)[number];

export interface Options {
  ref: string;
  /** Substrings of a path, or of "path: state"; empty for all. */
  only: readonly string[];
  routes: boolean;
  states: boolean;
  sizes: readonly Size[];
}

export const USAGE = `npm run looks -- [git ref, or HEAD] [options]

  --only <text>    paths, or "path: state", that contain the text; may be repeated
  --routes-only    no open menus, dialogs and drawers
  --states-only    nothing but those
  --width <px>     1280 or 360; both without it

Pictures and report: .cache/looks/report/index.html. Both commits are built and started first, which takes minutes.`;

/** Reads the command line; null if it asks for help. Throws on an unknown option. */
export function readOptions(args: readonly string[]): Options | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      'routes-only': { type: 'boolean', default: false },
      'states-only': { type: 'boolean', default: false },
      width: { type: 'string' },
    },
  });
  if (values.help) return null;
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
