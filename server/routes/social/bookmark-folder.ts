import * as contract from '@contract/post/bookmark-folder';
import { handleOperation, type OperationHandler } from '../../http/handler';
import * as folders from '../../repos/bookmark/bookmark-folder';

export const bookmarkFolderRoutes: readonly OperationHandler[] = [
  handleOperation(contract.listBookmarkFolders, async ({ db, me }) => ({
    items: await folders.listFolders(db, me),
  })),
  handleOperation(contract.putBookmarkFolder, ({ db, me, now, params, body }) =>
    folders.putFolder(db, me, now, { ...params, ...body }),
  ),
  handleOperation(contract.deleteBookmarkFolder, async ({ db, me, now, params }) => {
    await folders.deleteFolder(db, me, now, params.folderId);
    return { id: params.folderId };
  }),
  handleOperation(contract.getBookmarkFolder, async ({ db, me, params }) => ({
    folderId: await folders.findFolderOf(db, me, params.postId),
  })),
  handleOperation(contract.moveBookmark, ({ db, me, now, params, body }) =>
    folders.moveBookmark(db, me, now, { ...params, ...body }),
  ),
];
