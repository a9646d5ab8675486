import { kanban } from './workspace/kanban';
import { note } from './workspace/note';
import { project } from './workspace/project';
import { space } from './workspace/space';
import { spaceField } from './workspace/space-field';

export const messages = {
  kanban,
  note,
  project,
  space,
  'space-field': spaceField,
};
