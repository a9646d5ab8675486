import type { ComponentType, ReactNode } from 'react';
import { capitalize } from '@/lib/text/format';

/** A part in one of its sizes or states. */
export interface StripCell {
  label: string;
  node: ReactNode;
}

/** Values to show by prop; `true` for a switch. */
type ShownProps<P> = { readonly [K in keyof P]?: readonly P[K][] };

const spell = (prop: string): string =>
  capitalize(prop.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

function labelOf(prop: string, value: unknown): string {
  if (value === false) return `Not ${spell(prop).toLowerCase()}`;
  if (value === '') return `${spell(prop)}: none`;
  return typeof value === 'string' || typeof value === 'number' ? `${spell(prop)}: ${value}` : spell(prop);
}

/** The part with `base` alone, then a cell for each value of `shown`. */
export function cellsOf<P extends object>(
  Part: ComponentType<P>,
  base: NoInfer<P>,
  shown: ShownProps<NoInfer<P>>,
): StripCell[] {
  const entries = Object.entries<readonly unknown[] | undefined>(shown);
  return [
    { label: 'At rest', node: <Part {...base} /> },
    ...entries.flatMap(([prop, values = []]) =>
      values.map((value) => ({
        label: labelOf(prop, value),
        node: <Part {...base} {...{ [prop]: value }} />,
      })),
    ),
  ];
}

/** A cell for each class, of an element that `draw` makes. */
export const cellsOfClasses = (
  classes: readonly (readonly [label: string, className: string])[],
  draw: (className: string, label: string) => ReactNode,
): StripCell[] => classes.map(([label, className]) => ({ label, node: draw(className, label) }));
