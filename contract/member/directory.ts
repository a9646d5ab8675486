import * as z from 'zod/mini';
import { MemberCard } from './member';
import { memberReadDefaults, operation } from '../operation';
import { Count, Instant, MAX_PAGE_SIZE } from '../primitives';

export const DirectoryEntry = z.extend(MemberCard, { joinedAt: Instant, posts: Count, followers: Count });
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

export const DirectorySort = z.enum(['name', 'handle', 'joinedAt', 'posts', 'followers']);
export type DirectorySort = z.infer<typeof DirectorySort>;

/** Highest page number; limits bulk copying. */
export const MAX_DIRECTORY_PAGES = 200;

/** Page numbers instead of cursors: people jump between pages, and a shifted row does no harm. */
export const listDirectory = operation({
  ...memberReadDefaults,
  id: 'listDirectory',
  path: '/directory',
  tag: 'members',
  bucket: 'search',
  query: z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z._default(DirectorySort, 'followers'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_DIRECTORY_PAGES)), 1),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), 10),
  }),
  response: z.object({ items: z.array(DirectoryEntry).check(z.maxLength(MAX_PAGE_SIZE)), total: Count }),
});
