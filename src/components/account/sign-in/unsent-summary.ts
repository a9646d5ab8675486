import { counted } from '@/lib/text/format';
import type { Unsent } from '@/queries/outbox/unsent';

/** "1 thing and 2 drafts"; empty where there is nothing. */
export const unsentWords = ({ waiting, drafts }: Unsent): string =>
  [waiting > 0 && counted(waiting, 'thing'), drafts > 0 && counted(drafts, 'draft')]
    .filter(Boolean)
    .join(' and ');
