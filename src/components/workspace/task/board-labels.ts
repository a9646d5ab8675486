import { type ColourVariant, colourVariants } from '@/components/ui/colour-variant';
import type { Board } from '@/data/task/schema';

/** A label of the board; without a record its id is null. */
export interface ShownLabel {
  id: string | null;
  name: string;
  variant: ColourVariant;
}

const hues: readonly ColourVariant[] = ['info', 'purple', 'success', 'pink', 'orange', 'secondary', 'link'];

/** Derived from the name, so that a label without a record has the same colour everywhere. */
export const variantOfName = (name: string): ColourVariant => {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return hues[sum % hues.length] ?? 'secondary';
};

/** The labels with a record and those that tasks hold, by name. */
export function boardLabels({ labels, tasks }: Board): ShownLabel[] {
  const byName = new Map<string, ShownLabel>();
  for (const { id, name, variant } of labels) {
    const known = colourVariants.find((one) => one === variant) ?? variantOfName(name);
    if (!byName.has(name)) byName.set(name, { id, name, variant: known });
  }
  for (const name of tasks.flatMap((task) => task.labels)) {
    if (!byName.has(name)) byName.set(name, { id: null, name, variant: variantOfName(name) });
  }
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
