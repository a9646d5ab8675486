import { useState } from 'react';
import '@/components/ui/list/list-group.scss';

const LETTERS = [
  { folder: 'Inbox', unread: 12 },
  { folder: 'Notices', unread: 3 },
  { folder: 'Lost and found', unread: 1 },
] as const;

export function WithBadges() {
  const [read, setRead] = useState<readonly string[]>([]);
  return (
    <div className="list-group">
      {LETTERS.map(({ folder, unread }) => (
        <button
          key={folder}
          type="button"
          className="list-group-item w-100 plain hoverable ring-inside d-flex align-items-center"
          onClick={() => setRead([...read, folder])}
        >
          {folder}
          {!read.includes(folder) && (
            <span className="count ms-auto">
              {unread}
              <span className="visually-hidden"> unread</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
