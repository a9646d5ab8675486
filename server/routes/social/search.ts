import * as contract from '@contract/feed/search';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { completeMembers } from '../../repos/search/complete-members';
import { searchMembers } from '../../repos/search/find-members';
import { listTrendPosts, searchPosts } from '../../repos/search/search-posts';
import { completeTags, searchTags } from '../../repos/search/tag';
import { listTrends } from '../../repos/search/trend';

export const searchRoutes: readonly OperationHandler[] = [
  handleOperation(contract.searchPosts, ({ db, me, now, query, paging }) =>
    searchPosts(db, me, now, { q: query.q, paging, limit: query.limit }),
  ),
  handleOperation(contract.searchMembers, ({ db, me, query, paging }) =>
    searchMembers(db, me, { q: query.q, paging, limit: query.limit }),
  ),
  handleOperation(contract.searchTags, async ({ db, query }) => ({ items: await searchTags(db, query.q) })),
  handleOperation(contract.listTrends, async ({ db, me, now }) => ({ items: await listTrends(db, me, now) })),
  handleOperation(contract.listTrendPosts, ({ db, me, now, params, query, paging }) =>
    listTrendPosts(db, me, now, { tag: params.tag, paging, limit: query.limit }),
  ),
  handleOperation(contract.listCompletions, async ({ db, me, query }) => ({
    members: query.kind === 'member' ? await completeMembers(db, me, query.prefix) : [],
    tags: query.kind === 'tag' ? await completeTags(db, query.prefix) : [],
  })),
];
