import type { Unsent } from '@/queries/outbox/unsent';
import { signInText } from '@/messages/account/sign-in';
import { joinList } from '@/messages/words';

/** "1 change, 2 drafts and 1 message"; empty when nothing is unsent. */
export function unsentSummary(unsent: Unsent | null): string {
  if (!unsent) return signInText.uncountedWork;
  const { pendingWrites, drafts, messages } = unsent;
  return joinList([
    ...(pendingWrites > 0 ? [signInText.changes(pendingWrites)] : []),
    ...(drafts > 0 ? [signInText.drafts(drafts)] : []),
    ...(messages > 0 ? [signInText.messages(messages)] : []),
  ]);
}
