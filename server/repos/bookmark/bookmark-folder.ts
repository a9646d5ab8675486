import { sql } from 'drizzle-orm';
import { type BookmarkFolder, MAX_BOOKMARK_FOLDERS } from '@contract/post/bookmark-folder';
import type { Post } from '@contract/post/post';
import * as z from 'zod/mini';
import { countRows, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { canRead, viewerOf, type Caller } from '../policies';
import { findReadable } from '../post/post';
import { viewPost } from '../post/post-view';
import { freeName } from '../own-name';

const FolderRow = z.object({ id: z.string(), name: z.string(), count: z.int() });

export const listFolders = (db: Sql, me: Caller): Promise<BookmarkFolder[]> =>
  queryRows(
    db,
    FolderRow,
    sql`SELECT f.id, f.name,
          (SELECT count(*)::int FROM bookmarks b JOIN posts p ON p.id = b.post_id
           WHERE b.folder_id = f.id AND ${canRead(viewerOf(me), sql`p`)}) AS count
        FROM bookmark_folders f WHERE f.member_id = ${me.id} AND f.deleted_at IS NULL
        ORDER BY lower(f.name), f.id LIMIT ${MAX_BOOKMARK_FOLDERS}`,
  );

/** Throws as `freeName` does, and `not-found` for the folder of another member. */
export async function putFolder(
  db: Sql,
  me: Caller,
  now: Date,
  { folderId, name: given }: { folderId: string; name: string },
): Promise<BookmarkFolder> {
  const others = (await listFolders(db, me)).filter(({ id }) => id !== folderId);
  const name = freeName(given, others, { what: 'folder', max: MAX_BOOKMARK_FOLDERS });
  const stored = await countRows(
    db,
    sql`INSERT INTO bookmark_folders AS f (id, member_id, name, created_at) VALUES (${folderId}, ${me.id}, ${name}, ${now})
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, deleted_at = NULL WHERE f.member_id = ${me.id} RETURNING id`,
  );
  const folder = stored === 1 && (await listFolders(db, me)).find(({ id }) => id === folderId);
  if (!folder) throw new HttpProblem('not-found');
  return folder;
}

/** Does nothing for a missing folder, or for one of another member. */
export const deleteFolder = (db: Sql, me: Caller, now: Date, id: string) =>
  db.execute(
    sql`UPDATE bookmark_folders SET deleted_at = ${now} WHERE id = ${id} AND member_id = ${me.id} AND deleted_at IS NULL`,
  );

/** Null without a bookmark, or for a bookmark outside all folders. */
export async function findFolderOf(db: Sql, me: Caller, postId: string): Promise<string | null> {
  await findReadable(db, me, postId);
  const [row] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT f.id FROM bookmarks b JOIN bookmark_folders f ON f.id = b.folder_id AND f.deleted_at IS NULL
        WHERE b.member_id = ${me.id} AND b.post_id = ${postId}`,
  );
  return row?.id ?? null;
}

/** Throws `not-found` for a missing post, a missing folder or the folder of another member. */
export async function moveBookmark(
  db: Sql,
  me: Caller,
  now: Date,
  { postId, folderId }: { postId: string; folderId: string | null },
): Promise<Post> {
  await findReadable(db, me, postId);
  if (folderId !== null) {
    const found = await countRows(
      db,
      sql`SELECT 1 FROM bookmark_folders WHERE id = ${folderId} AND member_id = ${me.id} AND deleted_at IS NULL`,
    );
    if (found === 0) throw new HttpProblem('not-found', { detail: 'The folder was deleted.' });
  }
  await db.execute(
    sql`INSERT INTO bookmarks (member_id, post_id, created_at, folder_id) VALUES (${me.id}, ${postId}, ${now}, ${folderId})
        ON CONFLICT (member_id, post_id) DO UPDATE SET folder_id = excluded.folder_id`,
  );
  return viewPost(db, me, now, postId);
}
