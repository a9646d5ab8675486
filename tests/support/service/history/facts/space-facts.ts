import { z } from 'zod';
import { all, ofOwn } from './fact-columns';

const Fields = z.record(z.string(), z.unknown());

export const spaceFacts = {
  spaces: z.array(z.object({ id: z.string(), name: z.string(), revision: z.int(), createdAt: z.string() })),
  spaceMembers: z.array(z.object({ space: z.string(), member: z.string(), role: z.string() })),
  spaceItems: z.array(
    z.object({
      space: z.string(),
      id: z.string(),
      kind: z.string(),
      body: Fields,
      revision: z.int(),
      deleted: z.boolean(),
    }),
  ),
  /** Whole ones. */
  spaceFiles: z.array(
    z.object({
      space: z.string(),
      id: z.string(),
      owner: z.string().nullable(),
      bytes: z.int(),
      key: z.string(),
      isNamed: z.boolean(),
    }),
  ),
  /** From the oldest on. */
  spaceChanges: z.array(
    z.object({
      space: z.string(),
      item: z.string(),
      revision: z.int(),
      member: z.string().nullable(),
      fields: Fields,
      removed: z.boolean(),
    }),
  ),
};

const OF_OWN = 'x.space_id IN (SELECT sm.space_id FROM space_members sm JOIN own m ON m.id = sm.member_id)';

export const spaceColumns: Readonly<Record<keyof typeof spaceFacts, string>> = {
  spaces: all(
    {
      id: 'x.id',
      name: 'x.name',
      revision: 'x.revision',
      createdAt: `to_char(x.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    },
    `spaces x WHERE ${OF_OWN.replace('x.space_id', 'x.id')}`,
  ),
  spaceMembers: ofOwn('space_members', { space: 'x.space_id', member: 'x.member_id', role: 'x.role' }),
  spaceItems: all(
    {
      space: 'x.space_id',
      id: 'x.id',
      kind: 'x.kind',
      body: 'x.body',
      revision: 'x.revision',
      deleted: 'x.deleted_at IS NOT NULL',
    },
    `space_items x WHERE ${OF_OWN}`,
  ),
  spaceFiles: all(
    {
      space: 'x.space_id',
      id: 'x.id',
      owner: 'x.owner_id',
      bytes: 'x.bytes',
      key: 'x.access_key',
      isNamed: 'x.is_named',
    },
    `space_files x WHERE ${OF_OWN}`,
  ),
  spaceChanges: all(
    {
      space: 'x.space_id',
      item: 'x.item_id',
      revision: 'x.revision',
      member: 'x.member_id',
      fields: 'x.fields',
      removed: 'x.removed',
    },
    `(SELECT * FROM space_changes x WHERE ${OF_OWN} ORDER BY x.revision) x`,
  ),
};
