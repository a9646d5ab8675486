import { TaskPriority } from '@/data/task/schema';
import { taskDetailsText } from '@/messages/workspace/task-details';
import { priorityNames } from './priority-names';

const priorityName = (value: string): string => {
  const priority = TaskPriority.options.find((known) => known === value);
  return priority ? priorityNames[priority] : value;
};

const lines: readonly (readonly [RegExp, (value: string) => string])[] = [
  [/^created this task$/, () => taskDetailsText.loggedCreation],
  [/^moved it to (.*)$/, taskDetailsText.loggedMove],
  [/^set the priority to (.*)$/, (value) => taskDetailsText.loggedPriority(priorityName(value))],
  [/^gave it to (.*)$/, taskDetailsText.loggedAssignee],
  [/^changed the due date$/, () => taskDetailsText.loggedDueDate],
  [/^changed the overview$/, () => taskDetailsText.loggedOverview],
  [/^added the step "(.*)"$/, taskDetailsText.loggedNewStep],
  [/^completed "(.*)"$/, taskDetailsText.loggedDoneStep],
  [/^reopened "(.*)"$/, taskDetailsText.loggedOpenStep],
  [/^attached (.*)$/, taskDetailsText.loggedAttachments],
];

/** A line of a task's activity in the chosen language. Stored in English: members of a space may read different ones. */
export function activityText(stored: string): string {
  for (const [pattern, text] of lines) {
    const match = pattern.exec(stored);
    if (match) return text(match[1] ?? '');
  }
  return stored;
}
