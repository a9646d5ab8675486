import { useState } from 'react';
import IconFolder from '~icons/tabler/folder';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { FileWithUser } from '@/data/file/schema';
import type { FileTree } from '@/components/workspace/file/file-tree';
import { filesLabel } from '@/components/workspace/file/files-label';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';

interface Props {
  files: readonly FileWithUser[];
  tree: FileTree;
  onMove: (folderId: string | null) => void;
  onClose: () => void;
}

export function MoveDialog({ files, tree, onMove, onClose }: Props) {
  const [to, setTo] = useState<string | null | undefined>(undefined);
  const closed = new Set(files.flatMap(tree.withDescendants).map(({ id }) => id));
  const now = files.every((file) => file.parentId === files[0]?.parentId) ? files[0]?.parentId : undefined;
  const lines = (parentId: string | null, depth: number): readonly (readonly [FileWithUser, number])[] =>
    tree
      .children(parentId)
      .filter((file) => file.kind === 'folder' && !closed.has(file.id))
      .toSorted((a, b) => a.title.localeCompare(b.title))
      .flatMap((folder) => [[folder, depth] as const, ...lines(folder.id, depth + 1)]);
  const line = (id: string | null, label: string, depth: number) => (
    <label
      key={id ?? ''}
      className="item"
      style={{ paddingInlineStart: 12 + depth * 24, minInlineSize: 240 + depth * 24 }}
    >
      <input
        type="radio"
        className="form-check-input"
        name="files-to"
        checked={to === id}
        disabled={now === id}
        onChange={() => setTo(id)}
      />
      <IconFolder />
      <span className="text-truncate">{label}</span>
      {now === id && <small className="text-ink-3 text-nowrap">{fileText.hereNow}</small>}
    </label>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={fileText.moveFiles(filesLabel(files))}
      footer={
        <DialogFooter onCancel={onClose}>
          <button
            type="button"
            className="btn btn-primary"
            disabled={to === undefined}
            onClick={() => {
              if (to !== undefined) onMove(to);
            }}
          >
            {commonText.move}
          </button>
        </DialogFooter>
      }
    >
      <fieldset className="min-w-0 scroll-x">
        <legend className="visually-hidden">{fileText.folder}</legend>
        {line(null, fileText.allFiles, 0)}
        {lines(null, 1).map(([folder, depth]) => line(folder.id, folder.title, depth))}
      </fieldset>
    </Dialog>
  );
}
