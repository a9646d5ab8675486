import { projectCounts } from '@/data/project/counts';
import type { Project } from '@/data/project/schema';
import type { ProjectSearch } from './project-search';

/** Completed tasks in percent; 0 without tasks. */
export function projectProgress(project: Project): number {
  const { done, total } = projectCounts(project);
  return total === 0 ? 0 : Math.round((done / total) * 100);
}

/** `lastDay` is the last due date to include, "2026-12-20". */
export function filterProjects(
  all: readonly Project[],
  search: ProjectSearch,
  lastDay: string | null,
): readonly Project[] {
  const words = (search.q ?? '').trim().toLowerCase();
  const order = {
    date: (a: Project, b: Project) => a.dueDate.localeCompare(b.dueDate),
    name: (a: Project, b: Project) => a.title.localeCompare(b.title),
    progress: (a: Project, b: Project) => projectProgress(b) - projectProgress(a),
  }[search.sort ?? 'date'];
  return all
    .filter(
      (project) =>
        project.archived === (search.status === 'Archived') &&
        (!search.status || search.status === 'Archived' || project.status === search.status) &&
        (lastDay === null || project.dueDate <= lastDay) &&
        (!words || `${project.title} ${project.text}`.toLowerCase().includes(words)),
    )
    .toSorted(order);
}
