import type { SpaceProject } from '@contract/space/body/project';
import type { NewItem } from '@/data/space/new-item';
import { sampleProjects } from './seed';

/** Led by the member who fills the space: the people of the sample are no members. */
export const projectItems = (now: Date, memberId: string): NewItem[] =>
  sampleProjects(now).map(({ title, text, icon, status, startDate, dueDate, date, tasks, archived }) => {
    const body: SpaceProject = {
      title,
      text,
      icon,
      status,
      memberIds: [memberId],
      startDate,
      dueDate,
      createdAt: date,
      tasks,
      discussion: [],
      archived,
    };
    return { id: crypto.randomUUID(), kind: 'project', body };
  });
