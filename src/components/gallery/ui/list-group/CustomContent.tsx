import { useState } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { faceUrl } from '@/lib/files/art-url';
import '@/components/ui/list/list-group.scss';

const PEOPLE = [
  { name: 'Amara', does: 'Bakes before anyone is awake' },
  { name: 'Jonas', does: 'Winds the tower clock on Mondays' },
  { name: 'Mei', does: 'Draws every tree once a year' },
] as const;

export function CustomContent() {
  const [followed, setFollowed] = useState<readonly string[]>([]);
  return (
    <ul className="list-group">
      {PEOPLE.map(({ name, does }) => {
        const on = followed.includes(name);
        return (
          <li key={name} className="list-group-item d-flex align-items-center gap-4">
            <Avatar name={name} url={faceUrl(name.toLowerCase())} silent />
            <div className="fill">
              <b>{name}</b>
              <p className="text-secondary">{does}</p>
            </div>
            <button
              type="button"
              aria-pressed={on}
              aria-label={`Follow ${name}`}
              className={`btn btn-sm ${on ? 'btn-soft-success' : 'btn-outline-secondary'}`}
              onClick={() => setFollowed(on ? followed.filter((one) => one !== name) : [...followed, name])}
            >
              {on ? 'Following' : 'Follow'}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
