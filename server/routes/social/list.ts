import * as contract from '@contract/member/list';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { readListFeed } from '../../repos/feed/following';
import * as lists from '../../repos/list/list';

export const listRoutes: readonly OperationHandler[] = [
  handleOperation(contract.listLists, async ({ db, me }) => ({ items: await lists.listLists(db, me) })),
  handleOperation(contract.putList, ({ db, me, now, params, body }) =>
    lists.putList(db, me, now, { ...params, ...body }),
  ),
  handleOperation(contract.deleteList, async ({ db, me, now, params }) => {
    await lists.deleteList(db, me, now, params.listId);
    return { id: params.listId };
  }),
  handleOperation(contract.readListFeed, async ({ db, me, now, params, query, paging }) => {
    await lists.findList(db, me, params.listId);
    return readListFeed(db, me, now, { listId: params.listId, paging, limit: query.limit });
  }),
  handleOperation(contract.listListMembers, ({ db, me, params, query, paging }) =>
    lists.listListMembers(db, me, { ...params, paging, limit: query.limit }),
  ),
  handleOperation(contract.addListMember, ({ db, me, now, params }) =>
    lists.addListMember(db, me, now, params),
  ),
  handleOperation(contract.removeListMember, ({ db, me, params }) => lists.removeListMember(db, me, params)),
  handleOperation(contract.getListsOfMember, async ({ db, me, params }) => ({
    listIds: await lists.listsOfMember(db, me, params.handle),
  })),
];
