import type { profileChangesText } from '@/messages/social/changes/profile';

export const profileChanges: typeof profileChangesText = {
  profile: 'Profil',
  notSaved: 'Das Profil wurde nicht gespeichert',
  profileSaved: 'Profil gespeichert',
};
