import { type Task, type TaskChange, TaskPriority } from '@/data/task/schema';
import { taskDetailsText } from '@/messages/workspace/task-details';
import { priorityNames } from './priority-names';

const priorityName = (value: string): string => {
  const priority = TaskPriority.options.find((known) => known === value);
  return priority ? priorityNames[priority] : value;
};

const texts: Record<TaskChange, (value: string) => string> = {
  creation: () => taskDetailsText.loggedCreation,
  title: taskDetailsText.loggedTitle,
  overview: () => taskDetailsText.loggedOverview,
  move: taskDetailsText.loggedMove,
  priority: (value) => taskDetailsText.loggedPriority(priorityName(value)),
  assignee: (value) => (value ? taskDetailsText.loggedAssignee(value) : taskDetailsText.loggedNoAssignee),
  'due-date': () => taskDetailsText.loggedDueDate,
  labels: () => taskDetailsText.loggedLabels,
  'new-step': taskDetailsText.loggedNewStep,
  'done-step': taskDetailsText.loggedDoneStep,
  'open-step': taskDetailsText.loggedOpenStep,
  attachments: taskDetailsText.loggedAttachments,
};

/** What an entry of a task's activity says after the name of its member. */
export const activityText = ({ change, value }: Task['activity'][number]): string => texts[change](value);
