import { countDifferences, derivedRows } from '@server/admin/derived-rows';
import { countWrong, storedCounts } from '@server/admin/stored-counts';
import { openSql } from '@server/db/sql';
import { brokenRules } from '../../race/race-state';
import type { HistoryWorld } from './history-world';

/** Conditions on rows that hold whenever no step is running, beside those of a race of two. */
const BROKEN = `
  SELECT 'notification of a like that was taken back' AS rule FROM notifications n
    WHERE n.kind = 'like' AND NOT EXISTS (SELECT 1 FROM likes l WHERE l.member_id = n.actor_id AND l.post_id = n.post_id)
  UNION ALL SELECT 'notification of a repost that was taken back' FROM notifications n
    WHERE n.kind = 'repost' AND NOT EXISTS (SELECT 1 FROM reposts r WHERE r.member_id = n.actor_id AND r.post_id = n.post_id)
  UNION ALL SELECT 'notification of a follow that has ended' FROM notifications n
    WHERE n.kind = 'follow' AND NOT EXISTS (SELECT 1 FROM follows f WHERE f.member_id = n.actor_id AND f.target_id = n.member_id)
  UNION ALL SELECT 'notification of a request that was withdrawn' FROM notifications n
    WHERE n.kind = 'request' AND NOT EXISTS (SELECT 1 FROM follow_requests r WHERE r.member_id = n.actor_id AND r.target_id = n.member_id)
  UNION ALL SELECT 'notification of an approval that was taken back' FROM notifications n
    WHERE n.kind = 'approval' AND NOT EXISTS (SELECT 1 FROM follows f WHERE f.member_id = n.member_id AND f.target_id = n.actor_id)
  UNION ALL SELECT 'like without a notification' FROM likes l JOIN posts p ON p.id = l.post_id
    WHERE p.author_id <> l.member_id AND NOT EXISTS (
      SELECT 1 FROM notifications n WHERE n.kind = 'like' AND n.actor_id = l.member_id AND n.post_id = l.post_id)
  UNION ALL SELECT 'waiting request without a notification' FROM follow_requests r
    WHERE r.answer IS NULL AND NOT EXISTS (
      SELECT 1 FROM notifications n WHERE n.kind = 'request' AND n.actor_id = r.member_id AND n.member_id = r.target_id)
  UNION ALL SELECT 'notification of a space without the space, or of a space by another kind' FROM notifications n
    WHERE (n.kind = 'space') <> (n.space_id IS NOT NULL)
  UNION ALL SELECT 'notification of a poll that is open' FROM notifications n JOIN polls po ON po.post_id = n.post_id
    WHERE n.kind = 'poll' AND po.announced_at IS NULL
  UNION ALL SELECT 'voter of an announced poll without a notification' FROM votes v JOIN polls po ON po.post_id = v.post_id
    WHERE po.announced_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM notifications n WHERE n.kind = 'poll' AND n.member_id = v.member_id AND n.post_id = v.post_id)
  UNION ALL SELECT 'former handle that another member has, while it is held' FROM former_handles f JOIN handles h USING (handle)
    WHERE f.held_until > now() AND h.member_id <> f.member_id
  UNION ALL SELECT 'pinned post of another member, or a reply' FROM members m JOIN posts p ON p.id = m.pinned_id
    WHERE p.author_id <> m.id OR p.reply_to IS NOT NULL
  UNION ALL SELECT 'root of a thread' FROM posts p JOIN posts parent ON parent.id = p.reply_to
    WHERE p.root_id IS DISTINCT FROM coalesce(parent.root_id, parent.id)
  UNION ALL SELECT 'bookmark in a folder of another member' FROM bookmarks b JOIN bookmark_folders f ON f.id = b.folder_id
    WHERE f.member_id <> b.member_id
  UNION ALL SELECT 'last number of a member of a conversation' FROM conversation_members cm
    JOIN conversations c ON c.id = cm.conversation_id
    WHERE cm.state IN ('member', 'requested') AND (cm.last_number <> c.last_number OR cm.read_up_to > c.last_number)
  UNION ALL SELECT 'number of a message' FROM messages x JOIN conversations c ON c.id = x.conversation_id
    WHERE x.number > c.last_number
  UNION ALL SELECT 'open appeal against what has ended' FROM appeals x JOIN decisions d ON d.id = x.decision_id
    JOIN members m ON m.id = x.member_id LEFT JOIN posts p ON p.id = d.post_id
    WHERE x.closed_at IS NULL AND CASE WHEN d.post_id IS NULL THEN m.suspended_at ELSE p.hidden_at END IS NULL
  UNION ALL SELECT 'hidden post without a decision' FROM posts p WHERE (p.hidden_at IS NOT NULL)::int <> (
    SELECT count(*) FILTER (WHERE d.action = 'hide') - count(*) FILTER (WHERE d.action = 'unhide')
    FROM decisions d WHERE d.post_id = p.id)
  UNION ALL SELECT 'claim of a closed report' FROM reports r WHERE r.closed_at IS NOT NULL AND r.claimed_by IS NOT NULL
  UNION ALL SELECT 'decision of which the member does not hear' FROM decisions d
    WHERE d.action NOT IN ('dismiss', 'reopen') AND d.member_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM notifications n WHERE n.kind = 'moderation' AND n.member_id = d.member_id AND n.decision = d.action
        AND n.post_id IS NOT DISTINCT FROM d.post_id AND n.at = d.at)
  UNION ALL SELECT 'counts that are still due' FROM members m WHERE m.counts_due`;

/** Of a race of two, where no account is removed: its messages go, and their numbers are never given again. */
const WITHOUT_REMOVALS = 'last number of a conversation';

/** Names of the broken rules, wrong numbers and wrong rows. */
export async function findBrokenRules({ api }: HistoryWorld): Promise<string[]> {
  const db = openSql(api.pool);
  const { rows } = await api.pool.query<{ rule: string }>(BROKEN);
  const found = [...(await brokenRules(api.pool)), ...rows.map(({ rule }) => rule)].filter(
    (rule) => rule !== WITHOUT_REMOVALS,
  );
  for (const count of storedCounts) if ((await countWrong(db, count)) > 0) found.push(count.name);
  for (const derived of derivedRows) if ((await countDifferences(db, derived)) > 0) found.push(derived.name);
  return [...new Set(found)];
}
