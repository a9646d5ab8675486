import { socialMessages } from '@/messages/social';

export const listChangesText = socialMessages('list-changes', {
  saveAList: 'Save a list',
  deleteAList: 'Delete a list',
  notSaved: 'The list was not saved',
  notDeleted: 'The list was not deleted',
  addToAList: (name: string) => `Add ${name} to a list`,
  removeFromAList: (name: string) => `Remove ${name} from a list`,
  notAdded: (name: string) => `${name} was not added to the list`,
  notRemoved: (name: string) => `${name} was not removed from the list`,
  nameDeleted: (name: string) => `“${name}” deleted`,
  listRenamed: 'List renamed',
  listsChanged: (name: string) => `Lists of ${name} changed`,
});
