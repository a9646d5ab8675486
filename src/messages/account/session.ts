import { accountMessages } from '@/messages/account';

export const sessionText = accountMessages('session', {
  signedOutThere: 'Signed out there',
  deviceStillSignedIn: 'That device is still signed in',
  stillSignedInEverywhere: 'You are still signed in everywhere',
});
