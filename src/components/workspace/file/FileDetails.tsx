import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Face } from '@/components/ui/Avatar';
import { When } from '@/components/ui/Timestamp';
import type { JoinedFile } from '@/data/file/collection';
import type { User } from '@/data/user/collection';
import { fileHashOptions } from '@/queries/workspace/file';
import { FilePicture } from './list/FileThumbnail';
import type { Shelf } from './file-tree';
import type { FileDeeds } from './use-file-actions';

interface Props {
  file: JoinedFile;
  shelf: Shelf;
  users: readonly User[];
  deeds: FileDeeds;
  onClose: () => void;
}

/** Everything about a file, beside the others. */
export function FileDetails({ file, shelf, users, deeds, onClose }: Props) {
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
        inBin ? (
          <button type="button" className="btn btn-primary" onClick={() => deeds.restore([file])}>
            Restore
          </button>
        ) : (
          <>
            {file.kind !== 'folder' && (
              <button
                type="button"
                className="btn btn-outline-secondary"
                onClick={() => deeds.download([file])}
              >
                Download
              </button>
            )}
            <button type="button" className="btn btn-primary" onClick={() => deeds.open(file)}>
              Open
            </button>
          </>
        )
      }
    >
      <div className="files-d">
        <span className="files-d-p">
          <FilePicture file={file} />
        </span>
        <dl>
          <dt>Size</dt>
          <dd>{file.size}</dd>
          <dt>Changed</dt>
          <dd>
            <When at={file.date} form="full" />
          </dd>
          <dt>Belongs to</dt>
          <dd>{file.user?.name ?? 'Somebody'}</dd>
          <dt>Lies in</dt>
          <dd>{['All files', ...shelf.path(file).map((folder) => folder.title)].join(' / ')}</dd>
          {file.trashedAt !== null && (
            <>
              <dt>In the bin</dt>
              <dd>
                <When at={file.trashedAt} form="long" />
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
        {members.length === 0 && <p className="files-none">Nobody yet.</p>}
        <ul>
          {members.map((user) => (
            <li key={user.id}>
              <Face size="sm" name={user.name} url={user.image} silent />
              <span>
                {user.name}
                <small>{user.role}</small>
              </span>
            </li>
          ))}
        </ul>
        {!inBin && (
          <button type="button" className="btn btn-soft-primary btn-sm" onClick={() => deeds.share(file)}>
            Share
          </button>
        )}
      </div>
    </Dialog>
  );
}
