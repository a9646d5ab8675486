import { declareInterest } from '@contract/live-interest';
import { handleOperation, type OperationHandler } from '../http/handler';
import type { Hub } from '../live/hub';
import { readChangesSince } from '../live/interest';

export const liveRoutes = (hub: Hub): readonly OperationHandler[] => [
  handleOperation(declareInterest, async ({ db, me, params, body }) => {
    const posts = [...new Map(body.posts.map((post) => [post.id, post])).values()];
    // Before the read: a change in between is delivered as an event.
    await hub.declare(me, {
      streamId: params.streamId,
      postIds: posts.map(({ id }) => id),
      forYou: body.forYou,
    });
    return readChangesSince(db, me, posts);
  }),
];
