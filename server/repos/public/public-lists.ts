import { sql } from 'drizzle-orm';
import type { Sql } from '../../db/sql';
import { canAppearInSquare, type Caller } from '../policies';
import { findPosts, type PageRequest, type PostPage, presentPosts } from '../post/post-list';
import { postsWithTag } from '../search/search-posts';

/** Posts with the tag, newest first. */
export const listTagPosts = async (
  db: Sql,
  me: Caller,
  now: Date,
  { tag, ...page }: PageRequest & { tag: string },
): Promise<PostPage> =>
  presentPosts(db, me, now, {
    ...page,
    found: await findPosts(db, me, { ...postsWithTag(tag, sql`true`), ...page }),
  });

/** The square ends after as many of the newest posts. */
const SQUARE_POSTS = 500;
/** Of them those of one author, so that no author fills the square. */
const SQUARE_POSTS_OF_AUTHOR = 5;

/** The newest posts of all members, newest first. */
export const readSquare = async (db: Sql, me: Caller, now: Date, page: PageRequest): Promise<PostPage> => {
  const found = await findPosts(db, me, {
    from: sql`(SELECT n.*, row_number() OVER (PARTITION BY n.author_id ORDER BY n.created_at DESC, n.id DESC) AS nth
      FROM (SELECT * FROM posts WHERE reply_to IS NULL AND deleted_at IS NULL
            ORDER BY created_at DESC, id DESC LIMIT ${SQUARE_POSTS}) n WHERE ${canAppearInSquare(sql`n`)}) p`,
    where: sql`p.nth <= ${SQUARE_POSTS_OF_AUTHOR}`,
    at: sql`p.created_at`,
    ...page,
  });
  return presentPosts(db, me, now, { ...page, found });
};
