import { pluralize } from '@/lib/text/format';
import type { Unsent } from '@/queries/outbox/unsent';

/** "1 thing and 2 drafts"; empty where there is nothing. */
export const unsentSummary = ({ pendingWrites, drafts }: Unsent): string =>
  [pendingWrites > 0 && pluralize(pendingWrites, 'thing'), drafts > 0 && pluralize(drafts, 'draft')]
    .filter(Boolean)
    .join(' and ');
