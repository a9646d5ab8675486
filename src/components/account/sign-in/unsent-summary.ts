import type { Unsent } from '@/queries/outbox/unsent';
import { signInText } from '@/messages/account/sign-in';
import { joinList } from '@/messages/words';

/** "1 change, 2 drafts, 1 message and 1 form"; empty when nothing is unsent. */
export function unsentSummary(unsent: Unsent | null): string {
  if (!unsent) return signInText.uncountedWork;
  const { pendingWrites, drafts, messages, forms } = unsent;
  return joinList([
    ...(pendingWrites > 0 ? [signInText.changes(pendingWrites)] : []),
    ...(drafts > 0 ? [signInText.drafts(drafts)] : []),
    ...(messages > 0 ? [signInText.messages(messages)] : []),
    ...(forms > 0 ? [signInText.forms(forms)] : []),
  ]);
}
