import { openSql } from '@server/db/sql';
import { removeDueMembers } from '@server/repos/member/remove-members';
import { endSuspensions } from '@server/repos/moderation/ended-suspensions';
import { settleInactiveCounts } from '@server/repos/member/inactive-counts';
import { announcePolls } from '@server/repos/post/ended-polls';
import { approveDueRequests } from '@server/repos/relationship/follow-request';
import { publishDuePosts } from '@server/repos/scheduled-post/publish-scheduled-posts';
import { mergeTagChanges } from '@server/repos/search/tag';
import { refreshTrends } from '@server/repos/search/trend';
import type { HistoryWorld } from './history-world';
import { syncDevices } from './space-devices';
import { uploadFiles, uploadPictures } from './uploads';

const signal = new AbortController().signal;

const ofWorld = ({ api, uids }: HistoryWorld, statement: string) => api.pool.query(statement, [uids]);

/** Work of the service itself, between the steps of members and beside them. Some first make something due. */
export const jobs: Readonly<Record<string, (world: HistoryWorld) => Promise<unknown>>> = {
  settleCounts: ({ api }) => settleInactiveCounts(openSql(api.pool), signal),
  mergeTags: ({ api }) => mergeTagChanges(openSql(api.pool)),
  refreshTrends: ({ api }) => refreshTrends(openSql(api.pool), new Date(), 0),
  approveRequests: ({ api }) => approveDueRequests(openSql(api.pool), new Date()),
  publish: async (world) => {
    await ofWorld(
      world,
      `UPDATE scheduled_posts SET publish_at = now() - interval '1 second'
       WHERE author_id IN (SELECT id FROM members WHERE uid = ANY ($1))`,
    );
    await publishDuePosts(openSql(world.api.pool), new Date());
  },
  endPolls: async (world) => {
    await ofWorld(
      world,
      `UPDATE polls SET closes_at = now() - interval '1 second' WHERE post_id = (
         SELECT p.id FROM posts p JOIN polls po ON po.post_id = p.id JOIN members m ON m.id = p.author_id
         WHERE m.uid = ANY ($1) AND po.closes_at > now() ORDER BY p.id LIMIT 1)`,
    );
    await announcePolls(openSql(world.api.pool), new Date());
  },
  endSuspensions: async (world) => {
    await ofWorld(
      world,
      `UPDATE members SET suspended_until = now() - interval '1 second'
       WHERE suspended_until IS NOT NULL AND uid = ANY ($1)`,
    );
    await endSuspensions(openSql(world.api.pool), new Date());
  },
  syncDevices,
  uploadPictures,
  uploadFiles,
  /** Handles may change again, and half of the former ones are no longer held. */
  ageHandles: async (world) => {
    await ofWorld(world, 'UPDATE members SET handle_changed_at = NULL WHERE uid = ANY ($1)');
    await ofWorld(
      world,
      `UPDATE former_handles SET held_until = now() - interval '1 second'
       WHERE member_id IN (SELECT id FROM members WHERE uid = ANY ($1)) AND hashtext(handle) % 2 = 0`,
    );
  },
  removeMembers: async (world) => {
    await ofWorld(
      world,
      `UPDATE members SET deletes_at = now() - interval '1 second' WHERE id = (
         SELECT id FROM members WHERE deletes_at IS NOT NULL AND uid = ANY ($1) ORDER BY id LIMIT 1)`,
    );
    await removeDueMembers(openSql(world.api.pool), new Date(), { store: world.api.store });
  },
};

/** What the jobs still have to do, so that numbers follow from the rows. */
export async function settleJobs({ api }: HistoryWorld): Promise<void> {
  const db = openSql(api.pool);
  while ((await approveDueRequests(db, new Date())) > 0);
  while ((await settleInactiveCounts(db, signal)) > 0);
}
