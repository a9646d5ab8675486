import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const TRAIL = [
  { to: '/ui/cards', name: 'Cards' },
  { to: '/ui/links', name: 'Links' },
  { to: '/ui/tabs', name: 'Tabs' },
] as const;

export function Basic() {
  const [depth, setDepth] = useState(2);
  return (
    <>
      <DemoControls>
        <RangeControl label="Steps" value={depth} onChange={setDepth} min={0} max={3} />
      </DemoControls>
      <nav aria-label="Basic trail">
        <ol className="breadcrumb">
          {TRAIL.slice(0, depth).map(({ to, name }) => (
            <li key={to} className="breadcrumb-item">
              <Link to={to}>{name}</Link>
            </li>
          ))}
          <li className="breadcrumb-item active" aria-current="page">
            Breadcrumb
          </li>
        </ol>
      </nav>
    </>
  );
}
