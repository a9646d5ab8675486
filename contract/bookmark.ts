import { memberReadDefaults, operation } from './operation';
import { PostPage } from './post';
import { PageQuery } from './primitives';

export const listBookmarks = operation({
  ...memberReadDefaults,
  id: 'listBookmarks',
  path: '/bookmarks',
  tag: 'posts',
  query: PageQuery,
  response: PostPage,
});
