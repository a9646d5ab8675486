import type { taskText } from '@/messages/workspace/task';

export const task: typeof taskText = {
  notSaved: 'Nicht gespeichert',
  taskAdded: 'Aufgabe hinzugefügt',
  taskNotAdded: 'Aufgabe nicht hinzugefügt',
  taskDeleted: 'Aufgabe gelöscht',
  taskNotDeleted: 'Aufgabe nicht gelöscht',
  columnNotSaved: 'Spalte nicht gespeichert',
  columnAdded: 'Spalte hinzugefügt',
  columnNotAdded: 'Spalte nicht hinzugefügt',
  columnDeleted: 'Spalte gelöscht',
  columnNotDeleted: 'Spalte nicht gelöscht',
  low: 'Niedrig',
  medium: 'Mittel',
  high: 'Hoch',
  urgent: 'Dringend',
};
