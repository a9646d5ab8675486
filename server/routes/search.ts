import * as contract from '@contract/search';
import { answers, type Bound } from '../http/handler';
import { completeMembers, searchPeople } from '../repos/search/find-members';
import { searchPosts } from '../repos/post/post-list';
import { completeTags, listTrends, searchTags } from '../repos/search/tag';

export const searchRoutes: readonly Bound[] = [
  answers(contract.searchPosts, ({ db, me, now, query, paging }) =>
    searchPosts(db, me, now, { q: query.q, paging, limit: query.limit }),
  ),
  answers(contract.searchPeople, ({ db, me, query, paging }) =>
    searchPeople(db, me, { q: query.q, paging, limit: query.limit }),
  ),
  answers(contract.searchTags, async ({ db, query }) => ({ items: await searchTags(db, query.q) })),
  answers(contract.listTrends, async ({ db, now }) => ({ items: await listTrends(db, now) })),
  answers(contract.complete, async ({ db, me, query }) => ({
    members: query.kind === 'member' ? await completeMembers(db, me, query.prefix) : [],
    tags: query.kind === 'tag' ? await completeTags(db, query.prefix) : [],
  })),
];
