import { normalizeText } from '@/lib/text/normalize-text';
import { addDays } from '@/lib/dates/day';
import type { PersonId, Task } from '@/data/task/schema';
import { kanbanText } from '@/messages/workspace/kanban';

export const dueFilters = {
  late: kanbanText.overdue,
  today: kanbanText.dueToday,
  week: kanbanText.dueThisWeek,
  none: kanbanText.noDate,
} as const;
export type DueFilter = keyof typeof dueFilters;

/** Cards pass every part; of several people or labels they have one. */
export interface CardFilter {
  q: string;
  members: readonly PersonId[];
  labels: readonly string[];
  due: DueFilter | null;
}

const isDue = (dueDate: string | null, due: DueFilter, today: string): boolean => {
  if (dueDate === null) return due === 'none';
  return {
    late: dueDate < today,
    today: dueDate === today,
    week: dueDate >= today && dueDate <= addDays(today, 7),
    none: false,
  }[due];
};

/** By task, which never changes in place: on a board of thousands a key press would normalise all of them again. */
const searchTexts = new WeakMap<Task, string>();

function searchTextOf(task: Task): string {
  const known = searchTexts.get(task);
  if (known !== undefined) return known;
  const parts = [task.title, task.text, ...task.labels, ...task.checklist.map((step) => step.text)];
  const text = normalizeText(parts.join('\n'));
  searchTexts.set(task, text);
  return text;
}

/** Words are looked for in title, description, labels and steps. */
export function cardFilterTest(
  { q, members, labels, due }: CardFilter,
  today: string,
): (task: Task) => boolean {
  const words = normalizeText(q).split(/\s+/).filter(Boolean);
  return (task) => {
    const searched = words.length > 0 ? searchTextOf(task) : '';
    return (
      words.every((word) => searched.includes(word)) &&
      (members.length === 0 || members.some((id) => task.memberIds.includes(id))) &&
      (labels.length === 0 || labels.some((label) => task.labels.includes(label))) &&
      (due === null || isDue(task.dueDate, due, today))
    );
  };
}

export const isFiltered = ({ q, members, labels, due }: CardFilter): boolean =>
  q.trim() !== '' || members.length > 0 || labels.length > 0 || due !== null;

export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
