import { uiMessages } from '@/messages/ui';

export const errorsText = uiMessages('errors', {
  unreachable: 'The service cannot be reached',
  noAnswerInTime: 'The service did not answer in time',
  signInUnreachable: 'The sign-in service cannot be reached',
  signInUnreachableHint: 'The sign-in service cannot be reached. Check the connection and try again.',
  somethingWentWrong: 'Something went wrong. Try again.',
  signedOut: 'You are signed out',
  unreadable: 'The service sent a response that this app cannot read',
});
