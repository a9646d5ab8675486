import { sql } from 'drizzle-orm';
import type { Post } from '@contract/post';
import type { editPost as operation, PostVersion } from '@contract/post-edit';
import { PAGE_MAX } from '@contract/primitives';
import type * as z from 'zod/mini';
import { postVersions } from '../../db/schema';
import { isoInstant, rowsOf, type Sql } from '../../db/sql';
import { emit } from '../../live/emit-events';
import type { Caller } from '../policies';
import { Refusal } from '../../http/problem';
import { tidyText } from '../text';
import { findReadable, lockOwn } from './post';
import { viewPost } from './post-view';
import { keepWords, tell } from './post-content';

type Change = z.output<NonNullable<typeof operation.body>>;

interface Words extends Record<string, unknown> {
  text: string;
  contentWarning: string | null;
  createdAt: string;
  editedAt: string | null;
  versions: number;
  /** A picture or a poll stands in for words. */
  speaks: boolean;
}

/** What a list of versions holds beside the words that stand. */
const VERSIONS = PAGE_MAX - 1;

async function readWords(db: Sql, id: string): Promise<Words> {
  const [words] = await rowsOf<Words>(
    db,
    sql`SELECT p.text, p.content_warning AS "contentWarning", p.created_at AS "createdAt",
          p.edited_at AS "editedAt",
          (SELECT count(*)::int FROM post_versions v WHERE v.post_id = p.id) AS versions,
          EXISTS (SELECT 1 FROM post_media pm WHERE pm.post_id = p.id)
            OR EXISTS (SELECT 1 FROM polls po WHERE po.post_id = p.id) AS speaks
        FROM posts p WHERE p.id = ${id}`,
  );
  if (!words) throw new Refusal('not-found');
  return words;
}

/** Describes pictures of the post anew; true where a description changed. */
async function describe(db: Sql, postId: string, uses: NonNullable<Change['media']>): Promise<boolean> {
  let changed = false;
  for (const { id, alt } of uses) {
    const [row] = await rowsOf<{ alt: string }>(
      db,
      sql`SELECT m.alt FROM media m JOIN post_media pm ON pm.media_id = m.id
          WHERE m.id = ${id} AND pm.post_id = ${postId} FOR UPDATE OF m`,
    );
    if (!row) throw new Refusal('validation', { fields: { media: 'The post does not show this picture.' } });
    if (row.alt === alt) continue;
    await db.execute(sql`UPDATE media SET alt = ${alt} WHERE id = ${id}`);
    changed = true;
  }
  return changed;
}

/**
 * Changes the words of an own post and keeps those that stood. Throws `validation`, `forbidden`, `not-found`, and
 * `conflict` once it has been changed too often.
 */
export async function editPost(db: Sql, me: Caller, now: Date, id: string, change: Change): Promise<Post> {
  const post = await lockOwn(db, me, id);
  if (post.deletedAt !== null) throw new Refusal('not-found');
  const before = await readWords(db, id);
  const text = tidyText(change.text);
  const { contentWarning } = change;
  if (text === '' && !before.speaks) {
    throw new Refusal('validation', { fields: { text: 'Write something, or delete the post.' } });
  }
  const described = await describe(db, id, change.media ?? []);
  const reworded = text !== before.text || contentWarning !== before.contentWarning;
  if (!described && !reworded) return viewPost(db, me, now, id);
  if (reworded) {
    if (before.versions >= VERSIONS) {
      throw new Refusal('conflict', { detail: `A post can be changed ${VERSIONS} times.` });
    }
    await db.insert(postVersions).values({
      postId: id,
      number: before.versions + 1,
      at: new Date(before.editedAt ?? before.createdAt),
      text: before.text,
      contentWarning: before.contentWarning,
    });
    await db.execute(
      sql`UPDATE posts SET text = ${text}, content_warning = ${contentWarning}, edited_at = ${now} WHERE id = ${id}`,
    );
    const people = await keepWords(db, me, { id, text, createdAt: new Date(before.createdAt) });
    const notices = people.map((to) => ({ to, kind: 'mention' as const, actor: me.id, postId: id }));
    await tell(db, now, id, notices);
  }
  await db.execute(sql`UPDATE posts SET revision = revision + 1 WHERE id = ${id}`);
  await emit(db, [{ kind: 'edit', subject: id }]);
  return viewPost(db, me, now, id);
}

/** What a post says and said, the latest first; throws `not-found`. */
export async function listVersions(db: Sql, me: Caller, id: string): Promise<PostVersion[]> {
  await findReadable(db, me, id);
  const now = await readWords(db, id);
  const rows = await rowsOf<{ at: string; text: string; contentWarning: string | null }>(
    db,
    sql`SELECT v.at, v.text, v.content_warning AS "contentWarning" FROM post_versions v
        WHERE v.post_id = ${id} ORDER BY v.number DESC`,
  );
  const { text, contentWarning } = now;
  const current = { at: isoInstant(now.editedAt ?? now.createdAt), text, contentWarning };
  return [current, ...rows.map((row) => ({ ...row, at: isoInstant(row.at) }))];
}
