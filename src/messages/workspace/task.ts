import { workspaceMessages } from '@/messages/workspace';

export const taskText = workspaceMessages('task', {
  notSaved: 'Not saved',
  taskAdded: 'Task added',
  taskNotAdded: 'Task not added',
  taskDeleted: 'Task deleted',
  taskNotDeleted: 'Task not deleted',
  columnNotSaved: 'Column not saved',
  columnAdded: 'Column added',
  columnNotAdded: 'Column not added',
  columnDeleted: 'Column deleted',
  columnNotDeleted: 'Column not deleted',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
});
