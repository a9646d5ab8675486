import { pluralize } from '@/lib/text/format';
import type { Unsent } from '@/queries/outbox/unsent';

/** "1 change and 2 drafts"; empty when nothing is unsent. */
export function unsentSummary(unsent: Unsent | null): string {
  if (!unsent) return 'work that could not be counted';
  const { pendingWrites, drafts } = unsent;
  return [pendingWrites > 0 && pluralize(pendingWrites, 'change'), drafts > 0 && pluralize(drafts, 'draft')]
    .filter(Boolean)
    .join(' and ');
}
