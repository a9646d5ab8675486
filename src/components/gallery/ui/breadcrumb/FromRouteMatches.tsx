import { Link, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function FromRouteMatches() {
  const [home, setHome] = useState(true);
  const { title, crumbs } = useMatches({
    select: (matches) => matches.at(-1)?.staticData ?? {},
  });
  return (
    <>
      <OptionBar>
        <ToggleOption label="Start at the feed" checked={home} onChange={setHome} />
      </OptionBar>
      <nav aria-label="Trail of this page">
        <ol className="breadcrumb">
          {home && (
            <li>
              <Link to="/">Feed</Link>
            </li>
          )}
          {crumbs?.map((crumb) => (
            <li key={crumb}>{crumb}</li>
          ))}
          <li className="fw-semibold" aria-current="page">
            {title}
          </li>
        </ol>
      </nav>
    </>
  );
}
