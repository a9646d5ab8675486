import type { TaskPriority } from '@/data/task/schema';
import { taskText } from '@/messages/workspace/task';

export const priorityNames: Record<TaskPriority, string> = {
  Low: taskText.low,
  Medium: taskText.medium,
  High: taskText.high,
  Urgent: taskText.urgent,
};
