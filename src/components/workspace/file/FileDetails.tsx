import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { Avatar } from '@/components/ui/Avatar';
import { Timestamp } from '@/components/ui/Timestamp';
import type { FileWithUser } from '@/data/file/schema';
import type { User } from '@/data/user/schema';
import { fileHashOptions } from '@/queries/workspace/file-content';
import { FileThumbnail } from './list/FileThumbnail';
import type { FileTree } from './file-tree';
import type { FileActions } from './use-file-actions';

interface Props {
  file: FileWithUser;
  tree: FileTree;
  users: readonly User[];
  actions: FileActions;
  onClose: () => void;
}

export function FileDetails({ file, tree, users, actions, onClose }: Props) {
  const { data: hash } = useQuery({ ...fileHashOptions(file.blobKey), enabled: file.blobKey !== null });
  const inBin = file.trashedAt !== null;
  const members = users.filter((user) => file.memberIds.includes(user.id));
  return (
    <Dialog
      open
      onClose={onClose}
      placement="end"
      title={file.title}
      lead={<span className={`tag tag-${file.fileVariant}`}>{file.file}</span>}
      footer={
        <DialogFooter>
          {inBin ? (
            <button type="button" className="btn btn-primary" onClick={() => actions.restore([file])}>
              Restore
            </button>
          ) : (
            <>
              {file.kind !== 'folder' && (
                <button
                  type="button"
                  className="btn btn-outline-secondary"
                  onClick={() => actions.download([file])}
                >
                  Download
                </button>
              )}
              <button type="button" className="btn btn-primary" onClick={() => actions.open(file)}>
                Open
              </button>
            </>
          )}
        </DialogFooter>
      }
    >
      <div className="file-details">
        <span className="file-details-preview">
          <FileThumbnail file={file} />
        </span>
        <dl>
          <dt>Size</dt>
          <dd>{file.size}</dd>
          <dt>Modified</dt>
          <dd>
            <Timestamp at={file.date} form="full" />
          </dd>
          <dt>Owner</dt>
          <dd>{file.user?.name ?? 'Unknown member'}</dd>
          <dt>Location</dt>
          <dd>{['All files', ...tree.ancestors(file).map((folder) => folder.title)].join(' / ')}</dd>
          {file.trashedAt !== null && (
            <>
              <dt>In bin</dt>
              <dd>
                <Timestamp at={file.trashedAt} form="long" />
              </dd>
            </>
          )}
          {hash && (
            <>
              <dt>SHA-256</dt>
              <dd>
                <code>{hash}</code>
              </dd>
            </>
          )}
        </dl>
        <h3>Shared with</h3>
        {members.length === 0 && <p className="files-empty">Not shared yet.</p>}
        <ul>
          {members.map((user) => (
            <li key={user.id}>
              <Avatar size="sm" name={user.name} url={user.image} silent />
              <span>
                {user.name}
                <small>{user.role}</small>
              </span>
            </li>
          ))}
        </ul>
        {!inBin && (
          <button
            type="button"
            className="btn btn-soft-primary btn-sm"
            onClick={() => actions.startShare(file)}
          >
            Share
          </button>
        )}
      </div>
    </Dialog>
  );
}
