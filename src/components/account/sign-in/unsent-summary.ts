import type { Unsent } from '@/queries/outbox/unsent';
import { signInText } from '@/messages/account/sign-in';
import { joinList } from '@/messages/words';

/** "1 change and 2 drafts"; empty when nothing is unsent. */
export function unsentSummary(unsent: Unsent | null): string {
  if (!unsent) return signInText.uncountedWork;
  const { pendingWrites, drafts } = unsent;
  return joinList([
    ...(pendingWrites > 0 ? [signInText.changes(pendingWrites)] : []),
    ...(drafts > 0 ? [signInText.drafts(drafts)] : []),
  ]);
}
