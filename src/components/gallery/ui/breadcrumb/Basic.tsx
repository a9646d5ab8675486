import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const TRAIL = [
  { to: '/ui/cards', name: 'Cards' },
  { to: '/ui/links', name: 'Links' },
  { to: '/ui/tabs', name: 'Tabs' },
] as const;

export function Basic() {
  const [depth, setDepth] = useState(2);
  return (
    <>
      <OptionBar>
        <RangeOption label="Steps" value={depth} onChange={setDepth} min={0} max={3} />
      </OptionBar>
      <nav aria-label="Basic trail">
        <ol className="breadcrumb">
          {TRAIL.slice(0, depth).map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
          <li className="fw-semibold" aria-current="page">
            Breadcrumb
          </li>
        </ol>
      </nav>
    </>
  );
}
