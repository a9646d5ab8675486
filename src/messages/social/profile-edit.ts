import type { ReactNode } from 'react';
import { socialMessages } from '@/messages/social';
import { phrase } from '@/messages/words';

export const profileEditText = socialMessages('profile-edit', {
  addToASpaceTitle: (name: string) => `Add ${name} to a space`,
  spacesLoadFailed: 'Your spaces did not load',
  spaces: 'spaces',
  noOwnSpace: (board: ReactNode) => phrase`You have no space of your own. Create one on the ${board}.`,
  board: 'board',
  space: 'Space',
  role: 'Role',
  editor: 'Editor',
  reader: 'Reader',
  profilePicture: 'Profile picture',
  banner: 'Banner',
  bio: 'Bio',
  fields: 'Fields',
  nameOfField: (position: number) => `Name of field ${position}`,
  website: 'Website',
  valueOfField: (position: number) => `Value of field ${position}`,
  removeField: (position: number) => `Remove field ${position}`,
  addField: 'Add field',
  fieldsHint: 'Addresses that begin with https:// become links.',
  choose: 'Choose',
  pictureSuffix: (label: string) => ` ${label.toLowerCase()}`,
});
