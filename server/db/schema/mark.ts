import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns';

const markColumns = () => ({
  memberId: uuid('member_id').notNull(),
  postId: uuid('post_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
const markKey = (row: { memberId: AnyPgColumn; postId: AnyPgColumn }) =>
  primaryKey({ columns: [row.memberId, row.postId] });

/** Part of the counts of the post: not while the member is suspended. */
const counted = () => boolean('counted').notNull().default(true);

export const likes = pgTable('likes', { ...markColumns(), counted: counted() }, (like) => [
  markKey(like),
  index('likes_recent').on(like.memberId, like.createdAt.desc(), like.postId.desc()),
  index('likes_people').on(like.postId, like.createdAt.desc(), like.memberId.desc()),
]);

export const bookmarkFolders = pgTable(
  'bookmark_folders',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (folder) => [
    uniqueIndex('bookmark_folders_name')
      .on(folder.memberId, sql`lower(${folder.name})`)
      .where(sql`${folder.deletedAt} IS NULL`),
    index('bookmark_folders_member').on(folder.memberId),
    index('bookmark_folders_deleted')
      .on(folder.deletedAt)
      .where(sql`${folder.deletedAt} IS NOT NULL`),
  ],
);

const bookmarkColumns = () => ({ ...markColumns(), folderId: uuid('folder_id') });
export const bookmarks = pgTable('bookmarks', bookmarkColumns(), (bookmark) => [
  markKey(bookmark),
  index('bookmarks_folder')
    .on(bookmark.folderId, bookmark.createdAt.desc(), bookmark.postId.desc())
    .where(sql`${bookmark.folderId} IS NOT NULL`),
  index('bookmarks_recent').on(bookmark.memberId, bookmark.createdAt.desc(), bookmark.postId.desc()),
  index('bookmarks_post').on(bookmark.postId),
]);

export const reposts = pgTable(
  'reposts',
  { id: uuid('id').notNull(), ...markColumns(), counted: counted() },
  (repost) => [
    primaryKey({ columns: [repost.id, repost.postId] }),
    unique('reposts_member_id_post_id_key').on(repost.memberId, repost.postId),
    index('reposts_latest').on(repost.createdAt.desc(), repost.id.desc()),
    index('reposts_recent').on(repost.memberId, repost.createdAt.desc(), repost.id.desc()),
    index('reposts_post').on(repost.postId, repost.createdAt),
  ],
);

/** The member gets no notifications of the thread below `rootId`. */
export const threadMutes = pgTable(
  'thread_mutes',
  {
    memberId: uuid('member_id').notNull(),
    rootId: uuid('root_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.rootId] }), index('thread_mutes_root').on(row.rootId)],
);

/** For you shows the member fewer posts of an author, or with a tag. */
export const reductions = pgTable(
  'reductions',
  {
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    targetId: uuid('target_id'),
    tag: text('tag'),
    /** The pick that led to the reduction. */
    postId: uuid('post_id'),
    until: instant('until').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.id, row.memberId] }),
    unique('reductions_member_id_target_id_key').on(row.memberId, row.targetId),
    unique('reductions_member_id_tag_key').on(row.memberId, row.tag),
    index('reductions_target')
      .on(row.targetId)
      .where(sql`${row.targetId} IS NOT NULL`),
    index('reductions_post')
      .on(row.postId)
      .where(sql`${row.postId} IS NOT NULL`),
  ],
);
