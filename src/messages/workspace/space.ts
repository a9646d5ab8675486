import { workspaceMessages } from '@/messages/workspace';
import { plural } from '@/messages/words';

export const spaceText = workspaceMessages('space', {
  sampleData: 'Sample data',
  readOnly: 'You may read this space. Ask an owner to let you edit.',
  readOnlyNow:
    'You may only read this space now, so this cannot be saved. Copy what you typed, or ask an owner to let you edit.',
  offline: 'You’re offline. Your changes reach the space when you’re back.',
  noLongerIn: (name: string) => `You are no longer in ${name}`,
  sampleDataShown: 'This page shows the sample data. What you save now goes there.',
  replacedChange: (author: string, fields: string) => `Replaced ${author}’s change of ${fields}`,
  deletedMeanwhile:
    'This is no longer here: it was deleted, or you are no longer in its space. Save to add it again.',
  putItBack: 'Put it back',
  changeItems: (count: number) => `Change ${plural(count, { one: '# item', other: '# items' })} of a space`,
  changeNotSaved: 'The change was not saved',
  saveSpace: 'Save a space',
  deleteSpaceLabel: 'Delete a space',
  spaceNotSaved: 'The space was not saved',
  spaceNotDeleted: 'The space was not deleted',
  shareWith: (name: string) => `Share a space with ${name}`,
  removeFromSpace: (name: string) => `Remove ${name} from a space`,
  notShared: (name: string) => `The space is not shared with ${name}`,
  notAdded: (name: string) => `${name} was not added`,
  memberAdded: (name: string, space: string) => `${name} is in ${space}`,
  notRemoved: (name: string) => `${name} was not removed from the space`,
  replacedUnknownChange: (fields: string) => `Replaced another member’s change of ${fields}`,
  owner: 'Owner',
  editor: 'Editor',
  reader: 'Reader',
  tooManySpaces: (limit: number) => `You have ${limit} spaces. Leave or delete one first.`,
});
