import { accountMessages } from '@/messages/account';

export const authText = accountMessages('auth', {
  wrongPassword: 'Wrong email or password.',
  disabled: 'This account is disabled. Contact support if this is a mistake.',
  tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  emailTaken: 'This email already has an account.',
  emailInvalid: 'Enter an address such as name@example.org.',
  weakPassword: 'Choose a longer password.',
  codeInvalid: 'This link is incomplete, expired or already used.',
  mailNotSent: 'Your account is ready, but the email was not sent. Send it again.',
  popupClosed: 'The Google window was closed before sign-in finished.',
  popupBlocked: 'The browser blocked the Google window. Allow pop-ups for this site and try again.',
  otherWay: 'This email uses another sign-in method. Try Google.',
  signedOut: 'You are signed out. Sign in and try again.',
  unknown: 'Sign-in failed. Try again in a moment.',
  minLength: (count: number) => `At least ${count} characters`,
  lettersAndMore: 'Letters and something else',
  notObvious: 'Not a common word, your name or your address',
  localEmulator: 'Local emulator behind this address',
  unknownReason: 'Unknown reason',
  notSet: (variable: string) => `${variable} is not set`,
});
