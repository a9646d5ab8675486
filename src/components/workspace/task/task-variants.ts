import type { TaskPriority } from '@/data/task/schema';
import type { ColourVariant } from '@/components/ui/colour-variant';

const hues: readonly ColourVariant[] = ['info', 'purple', 'success', 'pink', 'orange', 'secondary', 'link'];

/** Derived from the label, so that a label has the same colour everywhere. */
export const labelVariant = (label: string): ColourVariant => {
  let sum = 0;
  for (const letter of label) sum += letter.codePointAt(0) ?? 0;
  return hues[sum % hues.length] ?? 'secondary';
};

export const priorityVariant: Record<TaskPriority, ColourVariant> = {
  Low: 'secondary',
  Medium: 'info',
  High: 'warning',
  Urgent: 'danger',
};
