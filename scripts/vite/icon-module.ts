const PATHS = '((?:<path d="[^"]+"/>)+)';
const PEN =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const SHAPES = [
  ['line', new RegExp(`^<svg[^>]*><path ${PEN} (d="[^"]+")/></svg>$`)],
  ['line', new RegExp(`^<svg[^>]*><g ${PEN}>${PATHS}</g></svg>$`)],
  ['solid', /^<svg[^>]*><path fill="currentColor" (d="[^"]+")\/><\/svg>$/],
] as const;

/**
 * The module of one icon: its paths, given to `line` or `solid` of components/ui/icon.tsx. A component written out for
 * each would weigh three times as much in the first load. Throws for an icon drawn in another way.
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
