import { listDeletedPosts } from '@contract/post/deleted-post';
import * as contract from '@contract/post/post';
import { listOpenPolls as openPolls } from '@contract/post/open-poll';
import * as postMark from '@contract/post/post-interaction';
import * as postWrite from '@contract/post/post-write';
import { getThread } from '@contract/post/thread';
import * as bookmark from '@contract/post/bookmark';
import * as profile from '@contract/member/profile';
import * as edit from '@contract/post/post-edit';
import { handleOperation, type OperationHandler } from '../../http/handler';
import * as marks from '../../repos/post/post-mark';
import { findVisibleId } from '../../repos/member/member';
import * as deletedPosts from '../../repos/post/deleted-posts';
import { listOpenPolls } from '../../repos/post/open-polls';
import { votePoll } from '../../repos/post/poll';
import { createPost, deletePost, restorePost } from '../../repos/post/post';
import { editPost, listVersions, setLinkCardShown } from '../../repos/post/post-edit';
import { listBookmarks, listMemberPosts } from '../../repos/post/post-list';
import { viewPost } from '../../repos/post/post-view';
import { readThread } from '../../repos/post/thread';

export const postRoutes: readonly OperationHandler[] = [
  handleOperation(postWrite.createPost, ({ db, me, now, body }) => createPost(db, me, now, body)),
  handleOperation(contract.getPost, ({ db, me, now, params }) => viewPost(db, me, now, params.postId)),
  handleOperation(getThread, ({ db, me, now, params, query, paging }) =>
    readThread(db, me, now, { ...params, ...query, paging }),
  ),
  handleOperation(edit.editPost, ({ db, me, now, params, body }) =>
    editPost(db, me, now, params.postId, body),
  ),
  handleOperation(edit.showLinkCard, ({ db, me, now, params }) =>
    setLinkCardShown(db, me, now, { ...params, shown: true }),
  ),
  handleOperation(edit.removeLinkCard, ({ db, me, now, params }) =>
    setLinkCardShown(db, me, now, { ...params, shown: false }),
  ),
  handleOperation(edit.listPostVersions, async ({ db, me, params }) => ({
    items: await listVersions(db, me, params.postId),
  })),
  handleOperation(postWrite.deletePost, ({ db, me, now, params }) => deletePost(db, me, now, params.postId)),
  handleOperation(postWrite.restorePost, ({ db, me, now, params }) =>
    restorePost(db, me, now, params.postId),
  ),
  handleOperation(listDeletedPosts, ({ db, me, now, query, paging }) =>
    deletedPosts.listDeletedPosts(db, me, now, { paging, limit: query.limit }),
  ),
  handleOperation(postMark.likePost, ({ db, me, now, params }) => marks.likePost(db, me, now, params.postId)),
  handleOperation(postMark.unlikePost, ({ db, me, now, params }) =>
    marks.unlikePost(db, me, now, params.postId),
  ),
  handleOperation(postMark.repostPost, ({ db, me, now, params }) =>
    marks.repostPost(db, me, now, params.postId),
  ),
  handleOperation(postMark.unrepostPost, ({ db, me, now, params }) =>
    marks.unrepostPost(db, me, now, params.postId),
  ),
  handleOperation(postMark.bookmarkPost, ({ db, me, now, params }) =>
    marks.bookmarkPost(db, me, now, params.postId),
  ),
  handleOperation(postMark.unbookmarkPost, ({ db, me, now, params }) =>
    marks.unbookmarkPost(db, me, now, params.postId),
  ),
  handleOperation(postMark.votePoll, ({ db, me, now, params, body }) =>
    votePoll(db, me, now, { ...params, ...body }),
  ),
  handleOperation(openPolls, async ({ db, me, now }) => ({ items: await listOpenPolls(db, me, now) })),
  handleOperation(bookmark.listBookmarks, ({ db, me, now, query, paging }) =>
    listBookmarks(db, me, now, { paging, limit: query.limit, folder: query.folder }),
  ),
  handleOperation(profile.listMemberPosts, async ({ db, me, now, params, query, paging }) => {
    const memberId = await findVisibleId(db, me, params.handle);
    return listMemberPosts(db, me, now, { memberId, tab: query.tab, paging, limit: query.limit });
  }),
];
