import { events } from '../db/schema/service';
import type { Sql } from '../db/sql';

type EventKind = (typeof events.$inferInsert)['kind'];

/** Delivered to live streams after the transaction commits. */
export interface NewEvent {
  kind: EventKind;
  /** Post, member, message, conversation or space, by kind: see the table `events`. */
  subject: string;
  actor?: string;
}

export async function emitEvents(db: Sql, happenings: readonly NewEvent[]): Promise<void> {
  if (happenings.length > 0) await db.insert(events).values([...happenings]);
}
