import type { listChangesText } from '@/messages/social/changes/list';

export const listChanges: typeof listChangesText = {
  saveAList: 'Liste speichern',
  deleteAList: 'Liste löschen',
  notSaved: 'Die Liste wurde nicht gespeichert',
  notDeleted: 'Die Liste wurde nicht gelöscht',
  addToAList: (name) => `${name} zu einer Liste hinzufügen`,
  removeFromAList: (name) => `${name} aus einer Liste entfernen`,
  notAdded: (name) => `${name} wurde nicht zur Liste hinzugefügt`,
  notRemoved: (name) => `${name} wurde nicht aus der Liste entfernt`,
  nameDeleted: (name) => `„${name}“ gelöscht`,
  listRenamed: 'Liste umbenannt',
  listsChanged: (name) => `Listen von ${name} geändert`,
};
