import { Link, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';

/** Made from what the router matched: no page writes its own trail. */
export function FromMatches() {
  const [home, setHome] = useState(true);
  const { title, crumbs } = useMatches({
    select: (matches) => matches.at(-1)?.staticData ?? {},
  });
  return (
    <>
      <Controls>
        <Toggle label="Begin at the feed" checked={home} onChange={setHome} />
      </Controls>
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
