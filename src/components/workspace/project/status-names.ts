import type { ProjectStatus } from '@/data/project/schema';
import { projectText } from '@/messages/workspace/project';

export const statusNames: Record<ProjectStatus, string> = {
  Planned: projectText.planned,
  'In progress': projectText.inProgress,
  'On hold': projectText.onHold,
  Finished: projectText.finished,
};
