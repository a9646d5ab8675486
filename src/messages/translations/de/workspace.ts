import { kanban } from './workspace/kanban';
import { note } from './workspace/note';

export const messages = { kanban, note };
