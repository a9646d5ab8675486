import type { spaceText } from '@/messages/workspace/space';
import { plural } from '@/messages/words';

export const space: typeof spaceText = {
  sampleData: 'Beispieldaten',
  readOnly: 'Du darfst diesen Bereich lesen. Bitte einen Inhaber um das Recht, ihn zu bearbeiten.',
  readOnlyNow:
    'Du darfst diesen Bereich jetzt nur noch lesen, also lässt sich das nicht speichern. Kopiere, was du geschrieben hast, oder bitte einen Inhaber um das Recht, ihn zu bearbeiten.',
  offline: 'Du bist offline. Deine Änderungen erreichen den Bereich, sobald du zurück bist.',
  noLongerIn: (name) => `Du bist nicht mehr in ${name}`,
  sampleDataShown: 'Diese Seite zeigt die Beispieldaten. Was du jetzt speicherst, kommt dorthin.',
  replacedChange: (author, fields) => `Änderung von ${author} ersetzt: ${fields}`,
  deletedMeanwhile:
    'Das ist nicht mehr hier: Es wurde gelöscht, oder du bist nicht mehr in seinem Bereich. Speichere, um es wieder hinzuzufügen.',
  putItBack: 'Zurücksetzen',
  changeItems: (count) =>
    plural(count, {
      one: '# Inhalt eines Bereichs ändern',
      other: '# Inhalte eines Bereichs ändern',
    }),
  changeNotSaved: 'Die Änderung wurde nicht gespeichert',
  saveSpace: 'Bereich speichern',
  deleteSpaceLabel: 'Bereich löschen',
  spaceNotSaved: 'Der Bereich wurde nicht gespeichert',
  spaceNotDeleted: 'Der Bereich wurde nicht gelöscht',
  shareWith: (name) => `Bereich mit ${name} teilen`,
  removeFromSpace: (name) => `${name} aus einem Bereich entfernen`,
  notShared: (name) => `Der Bereich ist nicht mit ${name} geteilt`,
  notAdded: (name) => `${name} wurde nicht hinzugefügt`,
  memberAdded: (name, space) => `${name} ist in ${space}`,
  notRemoved: (name) => `${name} wurde nicht aus dem Bereich entfernt`,
  replacedUnknownChange: (fields) => `Änderung eines anderen Mitglieds ersetzt: ${fields}`,
  owner: 'Inhaber',
  editor: 'Bearbeiter',
  reader: 'Leser',
  tooManySpaces: (limit) => `Du hast ${limit} Bereiche. Verlasse oder lösche erst einen.`,
};
