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
/** How long things are kept, in days. */
const RETENTION_DAYS = { keys: 30, events: 1, rankings: 1, notices: 120 };

export interface HousekeepingDeps {
  db: Sql;
  clock: () => Date;
  log: Log;
  /** Folder of uploaded pictures. */
  mediaDir: string;
  /** Called after polls have been announced. */
  onCommit: () => void;
}

/** Forgets what is past its time. */
export async function deleteExpired(db: Sql, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(RETENTION_DAYS.keys)));
  await db.delete(rankings).where(lt(rankings.createdAt, before(RETENTION_DAYS.rankings)));
  await db.delete(notifications).where(lt(notifications.at, before(RETENTION_DAYS.notices)));
  await deleteEventsBefore(db, before(RETENTION_DAYS.events));
}

/** Publishes what is due, announces ended polls and forgets. Harmless in several processes at once. */
export function startHousekeeping({ db, clock, log, onCommit: written, mediaDir }: HousekeepingDeps): {
  close: () => Promise<void>;
} {
  let running: Promise<void> = Promise.resolve();
  const every = (milliseconds: number, what: string, work: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => {
      running = running.then(work).catch((cause: unknown) => log.warn(`${what} failed`, { cause }));
    }, milliseconds).unref();
  const announce = async (): Promise<void> => {
    if ((await db.transaction((tx) => announcePolls(tx, clock()))) > 0) written();
  };
  const publish = async (): Promise<void> => {
    if ((await publishDuePosts(db, clock())) > 0) written();
  };
  const timers = [
    every(5000, 'Publishing', publish),
    every(10_000, 'Announcing polls', announce),
    every(3_600_000, 'Forgetting', () => deleteExpired(db, clock())),
    every(3_600_000, 'Sweeping pictures', () => deleteUnusedMedia(db, clock(), mediaDir)),
  ];
  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
