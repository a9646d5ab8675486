import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { LiveEvent } from '@contract/live-event';
import { idList, queryRows, type Sql } from '../../db/sql';
import type { EventRow } from '../event-log';

const SpaceFacts = z.object({ id: z.string(), revision: z.int(), members: z.array(z.string()) });

export const isSpaceEvent = ({ kind }: EventRow): boolean => kind === 'space-changed';

/** An event with an actor goes to a member who has left, or whose space is deleted, and names no revision. */
export async function readSpaceDeliveries(
  db: Sql,
  rows: readonly EventRow[],
): Promise<(row: EventRow) => { event: LiveEvent; memberIds: string[] }> {
  const ids = [...new Set(rows.filter(isSpaceEvent).map(({ subject }) => subject))];
  const found =
    ids.length > 0
      ? await queryRows(
          db,
          SpaceFacts,
          sql`SELECT s.id, s.revision, json_agg(sm.member_id) AS members
              FROM spaces s JOIN space_members sm ON sm.space_id = s.id
              WHERE s.id = ANY(${idList(ids)}) GROUP BY s.id`,
        )
      : [];
  return ({ subject: spaceId, actor }) => {
    const space = found.find(({ id }) => id === spaceId);
    const type = 'space-changed';
    if (actor !== null) return { event: { type, spaceId, revision: 0 }, memberIds: [actor] };
    return { event: { type, spaceId, revision: space?.revision ?? 0 }, memberIds: space?.members ?? [] };
  };
}
