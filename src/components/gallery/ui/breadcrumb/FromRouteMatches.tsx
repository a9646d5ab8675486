import { Link, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function FromRouteMatches() {
  const [home, setHome] = useState(true);
  const { title, crumbs } = useMatches({
    select: (matches) => matches.at(-1)?.staticData ?? {},
  });
  return (
    <>
      <DemoControls>
        <ToggleControl label="Start at the feed" checked={home} onChange={setHome} />
      </DemoControls>
      <nav aria-label="Trail of this page">
        <ol className="breadcrumb">
          {home && (
            <li className="breadcrumb-item">
              <Link to="/">Feed</Link>
            </li>
          )}
          {crumbs?.map((crumb) => (
            <li key={crumb} className="breadcrumb-item">
              {crumb}
            </li>
          ))}
          <li className="breadcrumb-item active" aria-current="page">
            {title}
          </li>
        </ol>
      </nav>
    </>
  );
}
