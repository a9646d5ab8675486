import { createHash } from 'node:crypto';
import { fileKey, mediaKey } from '@server/media/object-key';
import type { TestApi } from '../test-api';

interface Members {
  api: TestApi;
  uids: readonly string[];
}

/** Two unused pictures for each member, without the work of decoding them. */
export async function uploadPictures({ api, uids }: Members): Promise<void> {
  const { rows } = await api.pool.query<{ id: string }>(
    `INSERT INTO media (id, owner_id, content_type, width, height, created_at)
     SELECT gen_random_uuid(), m.id, 'image/webp', 2, 2, now() FROM members m, generate_series(1, 2)
     WHERE m.uid = ANY ($1) RETURNING id`,
    [uids],
  );
  for (const { id } of rows) await api.store.put(mediaKey(id), Buffer.from(id), 'image/webp');
}

/** A whole file of each editor in each space, which no item names yet. */
export async function uploadFiles({ api, uids }: Members): Promise<void> {
  const { rows } = await api.pool.query<{ id: string }>(
    `WITH made AS (
       SELECT gen_random_uuid() AS id, sm.space_id, m.id AS owner_id
       FROM space_members sm JOIN spaces s ON s.id = sm.space_id JOIN members m ON m.id = sm.member_id
       WHERE m.uid = ANY ($1) AND sm.role <> 'reader' FOR KEY SHARE OF s, m),
     contents AS (
       INSERT INTO file_contents (hash, claimed_at) SELECT encode(sha256(id::text::bytea), 'hex'), now() FROM made)
     INSERT INTO space_files (id, space_id, owner_id, content_type, bytes, received, hash, touched_at)
     SELECT id, space_id, owner_id, 'text/plain', 36, 36, encode(sha256(id::text::bytea), 'hex'), now() FROM made
     RETURNING id`,
    [uids],
  );
  for (const { id } of rows) {
    const hash = createHash('sha256').update(id).digest('hex');
    await api.store.put(fileKey(hash), Buffer.from(id), 'application/octet-stream');
  }
}
