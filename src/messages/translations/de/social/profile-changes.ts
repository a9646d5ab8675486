import type { profileChangesText } from '@/messages/social/profile-changes';

export const profileChanges: typeof profileChangesText = {
  profile: 'Profil',
  notSaved: 'Das Profil wurde nicht gespeichert',
  profileSaved: 'Profil gespeichert',
};
