import { kanban } from './workspace/kanban';

export const messages = { kanban };
