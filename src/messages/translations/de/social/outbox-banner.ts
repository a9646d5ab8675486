import type { outboxBannerText } from '@/messages/social/outbox-banner';

export const outboxBanner: typeof outboxBannerText = {
  someNotSent: 'Einige Änderungen sind noch nicht gesendet',
};
