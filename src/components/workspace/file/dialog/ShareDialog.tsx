import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { Avatar } from '@/components/ui/Avatar';
import type { FileWithUser } from '@/data/file/schema';
import type { User } from '@/data/user/schema';
import { pluralize } from '@/lib/text/format';

interface Props {
  file: FileWithUser;
  users: readonly User[];
  onShare: (members: FileWithUser['members'], memberIds: number[]) => void;
  onClose: () => void;
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase();

export function ShareDialog({ file, users, onShare, onClose }: Props) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set(file.memberIds));
  const [words, setWords] = useState('');
  const found = users.filter((user) =>
    `${user.name} ${user.role ?? ''}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const share = () => {
    const chosen = users.filter((user) => ids.has(user.id));
    onShare(
      chosen.map((user) => ({ text: initials(user.name), variant: file.fileVariant })),
      chosen.map((user) => user.id),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Share ${file.title}`}
      lead={`With ${pluralize(ids.size, 'person', 'people')}`}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="button" className="btn btn-primary" onClick={share}>
            Share
          </button>
        </DialogFooter>
      }
    >
      <input
        type="search"
        className="form-control"
        data-autofocus
        aria-label="Search people"
        placeholder="Search people"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className="files-people">
        {found.map((user) => (
          <li key={user.id}>
            <label>
              <input
                type="checkbox"
                className="form-check-input"
                checked={ids.has(user.id)}
                onChange={() => {
                  const next = new Set(ids);
                  if (!next.delete(user.id)) next.add(user.id);
                  setIds(next);
                }}
              />
              <Avatar size="sm" name={user.name} url={user.image} silent />
              <span>
                {user.name}
                <small>{user.role}</small>
              </span>
            </label>
          </li>
        ))}
        {found.length === 0 && <li className="files-empty">No people found.</li>}
      </ul>
    </Dialog>
  );
}
