import { socialMessages } from '@/messages/social';

export const outboxEntryText = socialMessages('outbox-entry', {
  retry: 'Retry',
  discard: 'Discard',
  refused: 'The service refused this.',
  somethingWentWrong: 'Something went wrong.',
  changesInOutbox: (reason: string) => `${reason} Your changes are in the outbox.`,
  followInOutbox: 'You can follow it in the outbox.',
});
