import { HttpProblem } from '../response/problem';

export interface BudgetLimits {
  /** Bytes of all bodies that the process holds at once. */
  totalBytes: number;
  /** Of them those of one member, so that a member's uploads leave room for others. */
  memberBytes: number;
}

/** The bytes that one request holds until its response. */
export interface HeldBytes {
  /** Throws `unavailable` past the process's budget, and `rate-limited` past the member's share of the budget. */
  add: (bytes: number) => void;
  release: () => void;
}

export interface BodyBudget {
  open: (memberId: string) => HeldBytes;
  heldBytes: () => number;
}

const RETRY_AFTER = { 'Retry-After': '3' };

export function createBodyBudget({ totalBytes, memberBytes }: BudgetLimits): BodyBudget {
  const byMember = new Map<string, number>();
  let total = 0;
  return {
    open(memberId) {
      let own = 0;
      const change = (bytes: number): void => {
        own += bytes;
        total += bytes;
        const left = (byMember.get(memberId) ?? 0) + bytes;
        if (left > 0) byMember.set(memberId, left);
        else byMember.delete(memberId);
      };
      return {
        add(bytes) {
          if ((byMember.get(memberId) ?? 0) + bytes > memberBytes)
            throw new HttpProblem('rate-limited', {
              detail: 'Your earlier uploads are still being processed. Try again in a few seconds.',
              headers: RETRY_AFTER,
            });
          if (total + bytes > totalBytes)
            throw new HttpProblem('unavailable', {
              detail: 'Too many uploads at once. Try again in a few seconds.',
              headers: RETRY_AFTER,
            });
          change(bytes);
        },
        release: () => change(-own),
      };
    },
    heldBytes: () => total,
  };
}
