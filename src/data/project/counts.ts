import type { Project } from './schema';

interface ProjectCounts {
  done: number;
  total: number;
  comments: number;
  questions: number;
}

export const projectCounts = ({ tasks, discussion }: Project): ProjectCounts => ({
  done: tasks.filter(({ done }) => done).length,
  total: tasks.length,
  comments: discussion.filter(({ kind }) => kind === 'comment').length,
  questions: discussion.filter(({ kind }) => kind === 'question').length,
});
