import * as contract from '@contract/feed/tag-follow';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { followTag, listFollowedTags, unfollowTag } from '../../repos/tag-follow/tag-follow';

export const tagFollowRoutes: readonly OperationHandler[] = [
  handleOperation(contract.listFollowedTags, async ({ db, me }) => ({
    items: await listFollowedTags(db, me),
  })),
  handleOperation(contract.followTag, ({ db, me, now, params }) => followTag(db, me, now, params.tag)),
  handleOperation(contract.unfollowTag, ({ db, me, params }) => unfollowTag(db, me, params.tag)),
];
