import { events } from '../db/schema/service';
import type { Sql } from '../db/sql';

type EventKind = (typeof events.$inferInsert)['kind'];

/** Something the live streams are to be told once the transaction `db` has been committed. */
export interface NewEvent {
  kind: EventKind;
  /** The post, or the member for `notification`. */
  subject: string;
  /** Who reposted. */
  actor?: string;
}

export async function emitEvents(db: Sql, happenings: readonly NewEvent[]): Promise<void> {
  if (happenings.length > 0) await db.insert(events).values([...happenings]);
}
