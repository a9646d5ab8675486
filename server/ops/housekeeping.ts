import { lt } from 'drizzle-orm';
import { idempotencyKeys, notifications, rankings } from '../db/schema';
import type { Sql } from '../db/sql';
import { forgetEvents } from '../live/event-log';
import type { Log } from './log';
import { sweepMedia } from '../repos/media/media';
import { announcePolls } from '../repos/post/poll';
import { publishDue } from '../repos/scheduled-post/publish-scheduled-posts';

const DAY = 86_400_000;
/** How long things are kept, in days. */
const KEEP = { keys: 30, events: 1, rankings: 1, notices: 120 };

export interface HousekeepingDeps {
  db: Sql;
  clock: () => Date;
  log: Log;
  /** Folder of uploaded pictures. */
  mediaDir: string;
  /** Called after polls have been announced. */
  written: () => void;
}

/** Forgets what is past its time. */
export async function forget(db: Sql, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(KEEP.keys)));
  await db.delete(rankings).where(lt(rankings.createdAt, before(KEEP.rankings)));
  await db.delete(notifications).where(lt(notifications.at, before(KEEP.notices)));
  await forgetEvents(db, before(KEEP.events));
}

/** Publishes what is due, announces ended polls and forgets. Harmless in several processes at once. */
export function startHousekeeping({ db, clock, log, written, mediaDir }: HousekeepingDeps): {
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
    if ((await publishDue(db, clock())) > 0) written();
  };
  const timers = [
    every(5000, 'Publishing', publish),
    every(10_000, 'Announcing polls', announce),
    every(3_600_000, 'Forgetting', () => forget(db, clock())),
    every(3_600_000, 'Sweeping pictures', () => sweepMedia(db, clock(), mediaDir)),
  ];
  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
