import { CURRENT_USER_ID, type Task } from '@/data/task/schema';

export const withStep = (task: Task, text: string): Task => ({
  ...task,
  checklist: [...task.checklist, { id: crypto.randomUUID(), text, done: false }],
});

export const withStepDone = (task: Task, id: string, done: boolean): Task => ({
  ...task,
  checklist: task.checklist.map((item) => (item.id === id ? { ...item, done } : item)),
});

export const withoutStep = (task: Task, id: string): Task => ({
  ...task,
  checklist: task.checklist.filter((item) => item.id !== id),
});

export type TaskComment = Task['comments'][number];

/** Adds a comment, or a reply to one. */
export const withComment = (task: Task, text: string, replyTo: string | null): Task => ({
  ...task,
  comments: [
    ...task.comments,
    {
      id: crypto.randomUUID(),
      fromId: CURRENT_USER_ID,
      text,
      at: new Date().toISOString(),
      helpful: 0,
      replyTo,
    },
  ],
});

export const withEditedComment = (task: Task, id: string, patch: Partial<TaskComment>): Task => ({
  ...task,
  comments: task.comments.map((item) => (item.id === id ? { ...item, ...patch } : item)),
});

/** Adds or withdraws the member's mark. */
export const withHelpfulToggled = (task: Task, id: string): Task => {
  const comment = task.comments.find((item) => item.id === id);
  if (!comment) return task;
  const markedHelpful = !comment.markedHelpful;
  return withEditedComment(task, id, { markedHelpful, helpful: comment.helpful + (markedHelpful ? 1 : -1) });
};

/** Removes a comment and its replies. */
export const withoutComment = (task: Task, id: string): Task => ({
  ...task,
  comments: task.comments.filter((item) => item.id !== id && item.replyTo !== id),
});
