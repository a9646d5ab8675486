import { kanban } from './workspace/kanban';
import { note } from './workspace/note';
import { space } from './workspace/space';
import { spaceField } from './workspace/space-field';

export const messages = {
  kanban,
  note,
  space,
  'space-field': spaceField,
};
