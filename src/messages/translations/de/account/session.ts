import type { sessionText } from '@/messages/account/session';

export const session: typeof sessionText = {
  signedOutThere: 'Dort abgemeldet',
  deviceStillSignedIn: 'Dieses Gerät ist noch angemeldet',
  stillSignedInEverywhere: 'Du bist noch überall angemeldet',
};
