import { SpaceProject } from '@contract/space/body/project';
import type { SpaceKind } from '@/data/space/space-collection';
import { CURRENT_USER_ID, type PersonId } from '@/data/task/schema';
import type { Project } from './schema';
import { statusVariants } from './status';

const memberId = (id: PersonId, me: string): string => (id === CURRENT_USER_ID ? me : String(id));

/** The labels, the lead and the badges follow from other fields, and two members would change them at once with those. */
export const projectInSpace: SpaceKind<Project> = {
  kind: 'project',
  toRecord: (id, body, me) => {
    const project = SpaceProject.safeParse(body).data;
    if (!project) return undefined;
    const { createdAt, ...fields } = project;
    return {
      ...fields,
      id,
      file: project.status,
      fileVariant: statusVariants[project.status],
      userId: project.memberIds[0] ?? CURRENT_USER_ID,
      date: createdAt,
      size: '',
      members: [],
      discussion: project.discussion.map((post) => ({
        ...post,
        fromId: post.fromId === me ? CURRENT_USER_ID : post.fromId,
      })),
    };
  },
  toBody: (
    { title, text, icon, status, memberIds, startDate, dueDate, date, tasks, discussion, archived },
    me,
    stored,
  ): SpaceProject => ({
    title,
    text,
    icon,
    status,
    memberIds: memberIds.map((id) => memberId(id, me)),
    startDate,
    dueDate,
    createdAt: SpaceProject.safeParse(stored).data?.createdAt ?? date,
    tasks,
    discussion: discussion.map((post) => ({ ...post, fromId: memberId(post.fromId, me) })),
    archived,
  }),
};
