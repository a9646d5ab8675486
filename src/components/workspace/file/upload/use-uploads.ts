import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FileTree } from '@/components/workspace/file/file-tree';
import type { FileRecord } from '@/data/file/schema';
import { uniqueName } from '@/data/file/unique-name';
import { addFoldersOptions } from '@/queries/workspace/mutations/file/file';
import { titlesUnderWay } from '@/lib/api/file-uploads';
import { pendingUploads } from '@/lib/storage/pending-uploads';
import { readSampleCopies } from '@/lib/storage/sample-copies';
import type { PlacedFile } from './placed-files';

interface NewFolder {
  id: string;
  title: string;
  parentId: string | null;
}

/** The folders of the paths, below `folderId`; a folder that exists at the top of a path gets a new name. */
function foldersOf(files: readonly PlacedFile[], folderId: string | null, tree: FileTree) {
  const ids = new Map<string, string | null>([['', folderId]]);
  const folders: NewFolder[] = [];
  for (const { path } of files)
    for (const depth of path.keys()) {
      const key = path.slice(0, depth + 1).join('/');
      if (ids.has(key)) continue;
      const parentId = ids.get(path.slice(0, depth).join('/')) ?? null;
      const name = path[depth] ?? '';
      const title = uniqueName(name, depth === 0 ? [...tree.children(folderId), ...folders] : []);
      const id = crypto.randomUUID();
      ids.set(key, id);
      folders.push({ id, title, parentId });
    }
  return { folders, idOf: (path: readonly string[]) => ids.get(path.join('/')) ?? null };
}

// Not part of the page before the first upload.
const loadUploads = () => import('@/queries/workspace/mutations/file/uploads');

export function useUploads(tree: FileTree) {
  const client = useQueryClient();
  const { mutateAsync: addFolders } = useMutation(addFoldersOptions());
  useEffect(() => {
    if (pendingUploads.get().length > 0 || readSampleCopies().length > 0)
      void loadUploads().then(({ resumeUploads }) => resumeUploads(client));
  }, [client]);

  return {
    upload: async (placed: readonly PlacedFile[], folderId: string | null) => {
      const { folders, idOf } = foldersOf(placed, folderId, tree);
      if (folders.length > 0) await addFolders(folders);
      const among = new Map<string | null, { title: string }[]>();
      const uploads = placed.map(({ file, path }) => {
        const parentId = idOf(path);
        const taken = among.get(parentId) ?? [...tree.children(parentId), ...titlesUnderWay(parentId)];
        const title = uniqueName(file.name, taken);
        among.set(parentId, [...taken, { title }]);
        return { file, title, parentId };
      });
      const { uploadFiles } = await loadUploads();
      await uploadFiles(client, uploads);
    },
    uploadVersion: async (file: FileRecord, content: File) => {
      const { uploadFiles } = await loadUploads();
      await uploadFiles(client, [
        { file: content, title: file.title, parentId: file.parentId, versionOf: file },
      ]);
    },
  };
}
