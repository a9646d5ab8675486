import { sql } from 'drizzle-orm';
import type { Post } from '@contract/post/post';
import type { editPost as operation, PostVersion } from '@contract/post/post-edit';
import { MAX_PAGE_SIZE } from '@contract/primitives';
import * as z from 'zod/mini';
import { postVersions } from '../../db/schema/post';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import { postNotFound, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { parseFirstLink, queueLink } from '../link-card/link';
import { normalisePostText } from '../text';
import { findReadable, lockOwnPost } from './post';
import { viewPost } from './post-view';
import { assertVisibleWarning, saveTagsAndMentions, notifyReaders } from './post-content';

type Change = z.output<NonNullable<typeof operation.body>>;

const EditableText = z.object({
  text: z.string(),
  contentWarning: z.nullable(z.string()),
  createdAt: instantColumn,
  editedAt: z.nullable(instantColumn),
  versions: z.int(),
  /** A post with a picture or a poll may have no text. */
  mayBeEmpty: z.boolean(),
});
type EditableText = z.infer<typeof EditableText>;

const VersionRow = z.object({ at: instantColumn, text: z.string(), contentWarning: z.nullable(z.string()) });

/** Earlier versions: the list of versions also holds the current text. */
const MAX_VERSIONS = MAX_PAGE_SIZE - 1;

async function readEditableText(db: Sql, id: string): Promise<EditableText> {
  const [row] = await queryRows(
    db,
    EditableText,
    sql`SELECT p.text, p.content_warning AS "contentWarning", p.created_at AS "createdAt",
          p.edited_at AS "editedAt",
          (SELECT count(*)::int FROM post_versions v WHERE v.post_id = p.id) AS versions,
          EXISTS (SELECT 1 FROM post_media pm WHERE pm.post_id = p.id)
            OR EXISTS (SELECT 1 FROM polls po WHERE po.post_id = p.id) AS "mayBeEmpty"
        FROM posts p WHERE p.id = ${id}`,
  );
  if (!row) throw postNotFound();
  return row;
}

/** Replaces alt texts of the post's pictures; returns whether one changed. */
async function updateDescriptions(
  db: Sql,
  postId: string,
  uses: NonNullable<Change['media']>,
): Promise<boolean> {
  let changed = false;
  for (const { id, alt } of uses) {
    const [row] = await queryRows(
      db,
      z.object({ alt: z.string() }),
      sql`SELECT m.alt FROM media m JOIN post_media pm ON pm.media_id = m.id
          WHERE m.id = ${id} AND pm.post_id = ${postId} FOR NO KEY UPDATE OF m`,
    );
    if (!row)
      throw new HttpProblem('validation', { fields: { media: 'This picture is not part of the post.' } });
    if (row.alt === alt) continue;
    await db.execute(sql`UPDATE media SET alt = ${alt} WHERE id = ${id}`);
    changed = true;
  }
  return changed;
}

async function setLink(db: Sql, id: string, link: string | null): Promise<void> {
  await db.execute(sql`UPDATE posts SET link = ${link} WHERE id = ${id}`);
  await queueLink(db, link);
}

/** Shows the card of the first link of an own post, or removes the card. Throws `forbidden` and `not-found`. */
export async function setLinkCardShown(
  db: Sql,
  me: Caller,
  now: Date,
  { postId, shown }: { postId: string; shown: boolean },
): Promise<Post> {
  const post = await lockOwnPost(db, me, postId);
  if (post.deletedAt !== null) throw postNotFound();
  const { text } = await readEditableText(db, postId);
  await setLink(db, postId, shown ? parseFirstLink(text) : null);
  await db.execute(sql`UPDATE posts SET revision = revision + 1 WHERE id = ${postId}`);
  await emitEvents(db, [{ kind: 'edit', subject: postId }]);
  return viewPost(db, me, now, postId);
}

/** Keeps the earlier text as a version. Throws `validation`, `forbidden`, `not-found`, and `conflict` after too many edits. */
export async function editPost(db: Sql, me: Caller, now: Date, id: string, change: Change): Promise<Post> {
  const post = await lockOwnPost(db, me, id);
  if (post.deletedAt !== null) throw postNotFound();
  const before = await readEditableText(db, id);
  const text = normalisePostText(change.text);
  const { contentWarning } = change;
  assertVisibleWarning(contentWarning);
  if (text === '' && !before.mayBeEmpty) {
    throw new HttpProblem('validation', { fields: { text: 'Write something, or delete the post.' } });
  }
  const described = await updateDescriptions(db, id, change.media ?? []);
  const reworded = text !== before.text || contentWarning !== before.contentWarning;
  if (!described && !reworded) return viewPost(db, me, now, id);
  if (reworded) {
    if (before.versions >= MAX_VERSIONS) {
      throw new HttpProblem('conflict', { detail: `A post can be edited ${MAX_VERSIONS} times.` });
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
    const link = parseFirstLink(text);
    // A removed card stays removed while the link stays.
    if (link !== parseFirstLink(before.text)) await setLink(db, id, link);
    const people = await saveTagsAndMentions(db, me, { id, text, createdAt: new Date(before.createdAt) });
    const notifications = people.map((to) => ({ to, kind: 'mention' as const, actor: me.id, postId: id }));
    await notifyReaders(db, now, id, notifications);
  }
  await db.execute(sql`UPDATE posts SET revision = revision + 1 WHERE id = ${id}`);
  await emitEvents(db, [{ kind: 'edit', subject: id }]);
  return viewPost(db, me, now, id);
}

/** Current and earlier texts, newest first; throws `not-found`. */
export async function listVersions(db: Sql, me: Caller, id: string): Promise<PostVersion[]> {
  await findReadable(db, me, id);
  const { text, contentWarning, createdAt, editedAt } = await readEditableText(db, id);
  const earlier = await queryRows(
    db,
    VersionRow,
    sql`SELECT v.at, v.text, v.content_warning AS "contentWarning" FROM post_versions v
        WHERE v.post_id = ${id} ORDER BY v.number DESC`,
  );
  return [{ at: editedAt ?? createdAt, text, contentWarning }, ...earlier];
}
