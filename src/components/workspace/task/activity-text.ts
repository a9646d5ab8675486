import { TaskPriority } from '@/data/task/schema';
import { taskText } from '@/messages/workspace/task';
import { priorityNames } from './priority-names';

const priorityName = (value: string): string => {
  const priority = TaskPriority.options.find((known) => known === value);
  return priority ? priorityNames[priority] : value;
};

const lines: readonly (readonly [RegExp, (value: string) => string])[] = [
  [/^created this task$/, () => taskText.loggedCreation],
  [/^moved it to (.*)$/, taskText.loggedMove],
  [/^set the priority to (.*)$/, (value) => taskText.loggedPriority(priorityName(value))],
  [/^gave it to (.*)$/, taskText.loggedAssignee],
  [/^changed the due date$/, () => taskText.loggedDueDate],
  [/^changed the overview$/, () => taskText.loggedOverview],
  [/^added the step "(.*)"$/, taskText.loggedNewStep],
  [/^completed "(.*)"$/, taskText.loggedDoneStep],
  [/^reopened "(.*)"$/, taskText.loggedOpenStep],
  [/^attached (.*)$/, taskText.loggedAttachments],
];

/** A line of a task's activity in the chosen language. Stored in English: members of a space may read different ones. */
export function activityText(stored: string): string {
  for (const [pattern, text] of lines) {
    const match = pattern.exec(stored);
    if (match) return text(match[1] ?? '');
  }
  return stored;
}
