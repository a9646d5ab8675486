import { pluralize } from '@/lib/text/format';
import type { Unsent } from '@/queries/outbox/unsent';

/** "1 change and 2 drafts"; empty when nothing is unsent. */
export const unsentSummary = ({ pendingWrites, drafts }: Unsent): string =>
  [pendingWrites > 0 && pluralize(pendingWrites, 'change'), drafts > 0 && pluralize(drafts, 'draft')]
    .filter(Boolean)
    .join(' and ');
