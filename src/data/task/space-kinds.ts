import { SpaceTask } from '@contract/space/body/task';
import type { SpaceKind } from '@/data/space/space-collection';
import { type BoardColumn, type BoardLabel, CURRENT_USER_ID, type PersonId, type Task } from './schema';

type SpaceComment = SpaceTask['comments'][number];

function readComment({ helpfulBy, fromId, ...comment }: SpaceComment, me: string): Task['comments'][number] {
  return {
    ...comment,
    fromId: fromId === me ? CURRENT_USER_ID : fromId,
    helpful: helpfulBy.length,
    ...(helpfulBy.includes(me) && { markedHelpful: true }),
  };
}

const memberId = (id: PersonId, me: string): string => (id === CURRENT_USER_ID ? me : String(id));

function writeComment(
  { helpful: _count, markedHelpful = false, ...comment }: Task['comments'][number],
  me: string,
  stored: SpaceComment | undefined,
): SpaceComment {
  const others = (stored?.helpfulBy ?? []).filter((id) => id !== me);
  return {
    ...comment,
    fromId: memberId(comment.fromId, me),
    helpfulBy: markedHelpful ? [...others, me] : others,
  };
}

/** The history of the item replaces the activity, which two members would change at once with every field. */
export const taskInSpace: SpaceKind<Task> = {
  kind: 'task',
  toRecord: (id, body, me) => {
    const task = SpaceTask.safeParse(body).data;
    return (
      task && {
        ...task,
        id,
        comments: task.comments.map((comment) => readComment(comment, me)),
        activity: [],
      }
    );
  },
  toBody: ({ id: _id, ...task }, me, stored) => {
    const before = SpaceTask.safeParse(stored).data;
    return {
      ...task,
      memberIds: task.memberIds.map((id) => memberId(id, me)),
      comments: task.comments.map((comment) =>
        writeComment(
          comment,
          me,
          before?.comments.find(({ id }) => id === comment.id),
        ),
      ),
      activity: [],
    };
  },
};

export const boardColumnInSpace: SpaceKind<BoardColumn> = {
  kind: 'board-column',
  toRecord: (id, body) => ({ ...body, id }),
  toBody: ({ id: _id, ...column }) => column,
};

export const boardLabelInSpace: SpaceKind<BoardLabel> = {
  kind: 'board-label',
  toRecord: (id, body) => ({ ...body, id }),
  toBody: ({ id: _id, ...label }) => label,
};
