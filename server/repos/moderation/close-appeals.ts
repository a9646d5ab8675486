import { sql } from 'drizzle-orm';
import type { AppealOutcome } from '@contract/moderation/own-appeal';
import type { Sql } from '../../db/sql';

interface Closing {
  now: Date;
  moderatorId: string | null;
  memberId: string;
  /** Null for the suspension of the member. */
  postId: string | null;
  outcome: AppealOutcome;
}

/** The caller holds the lock of moderation. */
export async function closeAppeals(
  db: Sql,
  { now, moderatorId, memberId, postId, outcome }: Closing,
): Promise<void> {
  await db.execute(sql`
    UPDATE appeals x SET outcome = ${outcome}, closed_at = ${now}, closed_by = ${moderatorId} FROM decisions d
    WHERE d.id = x.decision_id AND x.closed_at IS NULL AND x.member_id = ${memberId}
      AND d.post_id IS NOT DISTINCT FROM ${postId}::uuid`);
}
