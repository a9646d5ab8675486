import * as z from 'zod/mini';
import { memberReadDefaults, operation } from '../operation';
import { PostPage } from './post';
import { Id, PageQuery } from '../primitives';

export const listBookmarks = operation({
  ...memberReadDefaults,
  id: 'listBookmarks',
  path: '/bookmarks',
  tag: 'posts',
  query: z.extend(PageQuery, { folder: z.optional(Id) }),
  response: PostPage,
});
