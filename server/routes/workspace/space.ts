import * as contract from '@contract/space/space';
import * as itemContract from '@contract/space/space-item';
import { handleOperation, type OperationHandler } from '../../http/handler';
import type { UnreadableItem } from '../../ops/unreadable-items';
import { changeSpaceItems } from '../../repos/space/change-items';
import * as spaces from '../../repos/space/space';
import * as items from '../../repos/space/space-item';
import * as members from '../../repos/space/space-member';

/** `onUnreadable` hears of items that were left out of an answer. */
export const spaceRoutes = (onUnreadable: (item: UnreadableItem) => void): readonly OperationHandler[] => [
  handleOperation(contract.listSpaces, async ({ db, me }) => ({ items: await spaces.listSpaces(db, me) })),
  handleOperation(contract.putSpace, ({ db, me, now, params, body }) =>
    spaces.putSpace(db, me, now, { ...params, ...body }),
  ),
  handleOperation(contract.deleteSpace, async ({ db, me, params }) => {
    await spaces.deleteSpace(db, me, params.spaceId);
    return { id: params.spaceId };
  }),
  handleOperation(contract.listSpaceMembers, async ({ db, me, params }) => ({
    items: await members.listSpaceMembers(db, me, params.spaceId),
  })),
  handleOperation(contract.putSpaceMember, ({ db, me, now, params, body }) =>
    members.putSpaceMember(db, me, now, { ...params, ...body }),
  ),
  handleOperation(contract.removeSpaceMember, async ({ db, me, params }) => {
    await members.removeSpaceMember(db, me, params);
    return { id: params.spaceId };
  }),
  handleOperation(itemContract.listSpaceItems, ({ db, me, params, query }) =>
    items.listSpaceItems(db, me, { ...params, ...query }, onUnreadable),
  ),
  handleOperation(itemContract.changeSpaceItems, ({ db, me, now, params, body }) =>
    changeSpaceItems(db, me, now, { ...params, ...body }),
  ),
  handleOperation(itemContract.listSpaceItemHistory, ({ db, me, params, query, paging }) =>
    items.listSpaceItemHistory(db, me, { ...params, paging, limit: query.limit }),
  ),
  handleOperation(itemContract.getSpaceItemVersion, ({ db, me, params }) =>
    items.getSpaceItemVersion(db, me, params),
  ),
];
