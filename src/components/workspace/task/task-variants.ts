import type { TaskPriority } from '@/data/task/schema';
import type { ColourVariant } from '@/components/ui/colour-variant';

export const priorityVariant: Record<TaskPriority, ColourVariant> = {
  Low: 'secondary',
  Medium: 'info',
  High: 'warning',
  Urgent: 'danger',
};
