import type { ProblemCode } from '@contract/problem';
import { uiMessages } from '@/messages/ui';

/** What the service says about a request that it refuses. It speaks English: other languages translate its sentences. */
export const problemText = uiMessages('problem', {
  /** The code's own sentence where the service's is not known. */
  of: (_code: ProblemCode, english: string): string => english,
  field: (english: string): string => english,
});
