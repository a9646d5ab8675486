const PATHS = '((?:<path d="[^"]+"/>)+)';
const PEN =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const SHAPES = [
  ['line', new RegExp(`^<svg[^>]*><path ${PEN} (d="[^"]+")/></svg>$`)],
  ['line', new RegExp(`^<svg[^>]*><g ${PEN}>${PATHS}</g></svg>$`)],
  ['solid', /^<svg[^>]*><path fill="currentColor" (d="[^"]+")\/><\/svg>$/],
] as const;

/**
 * Module of one icon: its paths passed to `line` or `solid` of components/ui/icon.tsx. A full component per
 * icon would be three times as large. Throws for icons of another shape.
 */
export function iconModule(svg: string, set: string, name: string): string {
  for (const [pen, shape] of SHAPES) {
    const drawn = shape.exec(svg)?.[1];
    if (drawn === undefined || !/viewBox="0 0 24 24"/.test(svg)) continue;
    const paths = [...drawn.matchAll(/d="([^"]+)"/g)].map(([, d]) => JSON.stringify(d));
    return `import { ${pen} } from '/src/components/ui/icon.tsx';\nexport default ${pen}(${paths.join(', ')});\n`;
  }
  throw new Error(
    `~icons/${set}/${name} is neither lines nor filled paths on 24 by 24: teach it to ${import.meta.filename}`,
  );
}
