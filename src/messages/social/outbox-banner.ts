import { socialMessages } from '@/messages/social';

/** Apart from the outbox's, because the first screen loads the banner. */
export const outboxBannerText = socialMessages('outbox-banner', {
  someNotSent: 'Some changes are not sent yet',
});
