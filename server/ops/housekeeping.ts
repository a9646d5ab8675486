import type { Sql } from '../db/sql';
import type { ObjectStore } from '../media/object-store';
import { deleteExpiredExports } from '../repos/data-export/data-export';
import { runNextExport } from '../repos/data-export/run-exports';
import { removeDueMembers } from '../repos/member/remove-members';
import type { FetchLinkCard } from '../link-card/fetch-link-card';
import { fetchDueCards } from '../repos/link-card/due-link-cards';
import { deleteUnusedCards } from '../repos/link-card/unused-link-cards';
import { deleteUnusedFiles } from '../repos/file/unused-files';
import { deleteUnusedMedia } from '../repos/media/media';
import { settleInactiveCounts } from '../repos/member/inactive-counts';
import { endSuspensions } from '../repos/moderation/ended-suspensions';
import { approveDueRequests } from '../repos/relationship/follow-request';
import { announcePolls } from '../repos/post/ended-polls';
import { publishDuePosts } from '../repos/scheduled-post/publish-scheduled-posts';
import { mergeTagChanges } from '../repos/search/tag';
import { refreshTrends } from '../repos/search/trend';
import { expiries } from './expiry';
import { startJobs, type Jobs } from './jobs';
import type { Log } from './log';

const HOUR_MS = 3_600_000;
const TRENDS_MS = 30_000;

export interface HousekeepingDeps {
  db: Sql;
  clock: () => Date;
  log: Log;
  /** Pictures, voice notes, files and data exports. */
  store: ObjectStore;
  /** Deletes the account of the identity provider. */
  deleteIdentity: ((uid: string) => Promise<void>) | undefined;
  /** Null where link cards are switched off. */
  fetchLinkCard: FetchLinkCard | null;
  /** Called after published posts and poll notifications are committed. */
  onCommit: () => void;
}

/**
 * Publishes due posts, notifies about ended polls, adds up counts and deletes expired rows. Safe in several processes at once.
 */
export const startHousekeeping = ({
  db,
  clock,
  log,
  onCommit,
  store,
  deleteIdentity,
  fetchLinkCard,
}: HousekeepingDeps): Jobs =>
  startJobs(
    [
      {
        name: 'scheduled-posts',
        everyMs: 5000,
        run: async () => {
          if ((await publishDuePosts(db, clock())) > 0) onCommit();
        },
      },
      {
        name: 'ended-polls',
        everyMs: 10_000,
        run: async (signal) => {
          if ((await announcePolls(db, clock(), { onBatch: onCommit, signal })) > 0) onCommit();
        },
      },
      {
        name: 'ended-suspensions',
        everyMs: 10_000,
        run: async () => {
          if ((await endSuspensions(db, clock())) > 0) onCommit();
        },
      },
      {
        name: 'inactive-counts',
        everyMs: 5000,
        run: async (signal) => {
          if ((await settleInactiveCounts(db, signal)) > 0) onCommit();
        },
      },
      { name: 'tag-counts', everyMs: 5000, run: async () => void (await mergeTagChanges(db)) },
      { name: 'trends', everyMs: TRENDS_MS, run: () => refreshTrends(db, clock(), TRENDS_MS) },
      {
        name: 'follow-requests',
        everyMs: 5000,
        run: async () => {
          if ((await approveDueRequests(db, clock())) > 0) onCommit();
        },
      },
      ...Object.entries(expiries).map(([name, expire]) => ({
        name,
        everyMs: HOUR_MS,
        run: async (signal: AbortSignal) => void (await expire(db, clock(), signal)),
      })),
      {
        name: 'data-exports',
        everyMs: 2000,
        run: async (signal) => void (await runNextExport(db, clock, store, signal)),
      },
      {
        name: 'expired-exports',
        everyMs: HOUR_MS,
        run: () => deleteExpiredExports(db, clock(), store),
      },
      {
        name: 'account-removal',
        everyMs: HOUR_MS / 4,
        run: async (signal) => {
          const parts = { store, deleteIdentity };
          if ((await removeDueMembers(db, clock(), parts, signal)) > 0) onCommit();
        },
      },
      {
        name: 'link-cards',
        everyMs: 2000,
        run: async (signal) => {
          if ((await fetchDueCards(db, clock, { fetchCard: fetchLinkCard, signal })) > 0) onCommit();
        },
      },
      { name: 'unused-link-cards', everyMs: HOUR_MS, run: () => deleteUnusedCards(db, clock()) },
      { name: 'unused-pictures', everyMs: HOUR_MS, run: () => deleteUnusedMedia(db, clock(), store) },
      { name: 'unused-files', everyMs: HOUR_MS, run: () => deleteUnusedFiles(db, clock(), store) },
    ],
    log,
    clock,
  );
