import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { Avatar } from '@/components/ui/Avatar';
import { FileThumbnail } from '@/components/kits/preview/FileThumbnail';
import { Timestamp } from '@/components/ui/Timestamp';
import type { FileWithUser } from '@/data/file/schema';
import type { Person } from '@/data/task/schema';
import { roleNames } from '@/components/workspace/space/role-names';
import type { CurrentSpace } from '@/queries/workspace/space';
import { fileHashOptions } from '@/queries/workspace/file-content';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';
import { kindNames } from './kind-names';
import { FileRating } from './rating/FileRating';
import { FileVersions } from './FileVersions';
import type { FileTree } from './file-tree';
import type { FileActions } from './use-file-actions';

interface Props {
  file: FileWithUser;
  tree: FileTree;
  people: readonly Person[];
  space: CurrentSpace | null;
  actions: FileActions;
  onClose: () => void;
}

export function FileDetails({ file, tree, people, space, actions, onClose }: Props) {
  const { data: hash } = useQuery({ ...fileHashOptions(file.current), enabled: file.current !== null });
  const inBin = file.trashedAt !== null;
  const members = space ? people : people.filter(({ id }) => file.memberIds.includes(id));
  const roleOf = ({ id, role }: Person) => {
    const member = space?.members.find((each) => each.id === id);
    return member ? roleNames[member.role] : role;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      placement="end"
      title={file.title}
      lead={<span className={`tag tag-${file.fileVariant}`}>{kindNames[file.kind]}</span>}
      footer={
        <DialogFooter>
          {inBin && actions.canEdit && (
            <button type="button" className="btn btn-primary" onClick={() => actions.restore([file])}>
              {commonText.restore}
            </button>
          )}
          {!inBin && (
            <>
              {file.kind !== 'folder' && (
                <button
                  type="button"
                  className="btn btn-outline-secondary"
                  onClick={() => actions.download([file])}
                >
                  {commonText.download}
                </button>
              )}
              <button type="button" className="btn btn-primary" onClick={() => actions.open(file)}>
                {commonText.open}
              </button>
            </>
          )}
        </DialogFooter>
      }
    >
      <div className="stack-4">
        <span className="centre sunken p-4">
          <FileThumbnail file={file} />
        </span>
        <dl className="fact-list">
          <dt>{fileText.size}</dt>
          <dd>{file.size}</dd>
          <dt>{fileText.modified}</dt>
          <dd>
            <Timestamp at={file.date} form="full" />
          </dd>
          <dt>{fileText.owner}</dt>
          <dd>{file.user?.name ?? fileText.formerMember}</dd>
          <dt>{fileText.location}</dt>
          <dd>{[fileText.allFiles, ...tree.ancestors(file).map((folder) => folder.title)].join(' / ')}</dd>
          {file.kind !== 'folder' && (
            <>
              <dt>{fileText.rating}</dt>
              <dd className="full-row">
                <FileRating file={file} actions={actions} />
              </dd>
            </>
          )}
          {file.trashedAt !== null && (
            <>
              <dt>{fileText.inBin}</dt>
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
        {file.kind !== 'folder' && <FileVersions file={file} people={people} actions={actions} />}
        <h3>{space ? fileText.sharedIn(space.name) : fileText.sharedWith}</h3>
        {members.length === 0 && <p className="text-ink-3">{fileText.notSharedYet}</p>}
        <ul>
          {members.map((user) => (
            <li key={user.id} className="row-3 py-2">
              <Avatar size="sm" name={user.name} url={user.image} silent />
              <span>
                {user.name}
                <small className="d-block text-ink-3">{roleOf(user)}</small>
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
            {space ? fileText.shareTheSpace : commonText.share}
          </button>
        )}
      </div>
    </Dialog>
  );
}
