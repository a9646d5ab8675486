import { socialMessages } from '@/messages/social';

/** Of changed profiles on their way. */
export const profileChangesText = socialMessages('profile-changes', {
  profile: 'Profile',
  notSaved: 'The profile was not saved',
  profileSaved: 'Profile saved',
});
