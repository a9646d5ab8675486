import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';

// Not part of the first load.
const loadContract = () => import('@contract/post/bookmark-folder');

export const bookmarkFoldersOptions = () =>
  queryOptions({
    queryKey: ['bookmark-folders'],
    queryFn: async ({ signal }) =>
      (await callApi((await loadContract()).listBookmarkFolders, {}, { signal })).items,
  });

/** Id of the folder of a bookmarked post; null outside all folders. */
export const folderOfPostOptions = (postId: string) =>
  queryOptions({
    queryKey: ['bookmark-folder-of', postId],
    queryFn: async ({ signal }) => {
      const { getBookmarkFolder } = await loadContract();
      return (await callApi(getBookmarkFolder, { params: { postId } }, { signal })).folderId;
    },
  });
