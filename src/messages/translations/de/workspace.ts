import { contact } from './workspace/contact';
import { kanban } from './workspace/kanban';
import { note } from './workspace/note';
import { project } from './workspace/project';
import { space } from './workspace/space';
import { spaceField } from './workspace/space-field';
import { task } from './workspace/task';

export const messages = {
  contact,
  kanban,
  note,
  project,
  space,
  'space-field': spaceField,
  task,
};
