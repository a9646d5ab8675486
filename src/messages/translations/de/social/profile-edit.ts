import type { profileEditText } from '@/messages/social/profile-edit';
import { phrase } from '@/messages/words';

export const profileEdit: typeof profileEditText = {
  addToASpaceTitle: (name) => `${name} zu einem Bereich hinzufügen`,
  spacesLoadFailed: 'Deine Bereiche wurden nicht geladen',
  spaces: 'Bereiche',
  noOwnSpace: (board) => phrase`Du hast keinen eigenen Bereich. Erstelle einen auf dem ${board}.`,
  board: 'Board',
  space: 'Bereich',
  role: 'Rolle',
  editor: 'Bearbeiten',
  reader: 'Lesen',
  profilePicture: 'Profilbild',
  banner: 'Titelbild',
  bio: 'Über dich',
  fields: 'Felder',
  nameOfField: (position) => `Name von Feld ${position}`,
  website: 'Website',
  valueOfField: (position) => `Wert von Feld ${position}`,
  removeField: (position) => `Feld ${position} entfernen`,
  addField: 'Feld hinzufügen',
  fieldsHint: 'Adressen, die mit https:// beginnen, werden zu Links.',
  choose: 'Auswählen',
  pictureSuffix: (label) => `: ${label}`,
};
