import { lt } from 'drizzle-orm';
import { idempotencyKeys, rankings } from '../db/schema/service';
import { notifications } from '../db/schema/member';
import type { Sql } from '../db/sql';
import { deleteEventsBefore } from '../live/event-log';
import type { Log } from './log';
import { deleteUnusedMedia } from '../repos/media/media';
import { announcePolls } from '../repos/post/poll';
import { publishDuePosts } from '../repos/scheduled-post/publish-scheduled-posts';

const DAY = 86_400_000;
const RETENTION_DAYS = { keys: 30, events: 1, rankings: 1, notifications: 120 };

export interface HousekeepingDeps {
  db: Sql;
  clock: () => Date;
  log: Log;
  /** Folder of uploaded pictures. */
  mediaDir: string;
  /** Called after published posts and poll notifications are committed. */
  onCommit: () => void;
}

export async function deleteExpired(db: Sql, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(RETENTION_DAYS.keys)));
  await db.delete(rankings).where(lt(rankings.createdAt, before(RETENTION_DAYS.rankings)));
  await db.delete(notifications).where(lt(notifications.at, before(RETENTION_DAYS.notifications)));
  await deleteEventsBefore(db, before(RETENTION_DAYS.events));
}

/**
 * Publishes due posts, notifies about ended polls and deletes expired rows. Safe in several processes at once.
 */
export function startHousekeeping({ db, clock, log, onCommit, mediaDir }: HousekeepingDeps): {
  close: () => Promise<void>;
} {
  let running: Promise<void> = Promise.resolve();
  const every = (milliseconds: number, task: string, work: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => {
      running = running.then(work).catch((cause: unknown) => log.warn(`${task} failed`, { cause }));
    }, milliseconds).unref();
  const announce = async (): Promise<void> => {
    if ((await db.transaction((tx) => announcePolls(tx, clock()))) > 0) onCommit();
  };
  const publish = async (): Promise<void> => {
    if ((await publishDuePosts(db, clock())) > 0) onCommit();
  };
  const timers = [
    every(5000, 'Publishing scheduled posts', publish),
    every(10_000, 'Announcing ended polls', announce),
    every(3_600_000, 'Deleting expired rows', () => deleteExpired(db, clock())),
    every(3_600_000, 'Deleting unused pictures', () => deleteUnusedMedia(db, clock(), mediaDir)),
  ];
  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
