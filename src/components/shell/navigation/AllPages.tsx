import { Link, useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { TabBar } from '@/components/ui/control/TabBar';
import { menu } from '@/data/navigation';
import { groupMenuPages } from '@/data/navigation-search';
import './all-pages.scss';

const areas = groupMenuPages(menu);
const tabs = areas.map(({ label }) => [label, label] as const);

/** The menu in two levels: the areas, then the pages of the chosen area. */
export function AllPages({ onChosen }: { onChosen?: () => void }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const panel = useId();
  const current = areas.find(({ pages }) => pages.some(({ url }) => url === pathname)) ?? areas[0];
  const [chosen, setChosen] = useState(current?.label ?? '');
  return (
    <nav className="all-pages" aria-label="All pages">
      <TabBar label="Areas" tabs={tabs} value={chosen} onChange={setChosen} controls={panel} vertical />
      <ul className="page-links" id={panel} role="tabpanel" aria-label={chosen}>
        {areas
          .find(({ label }) => label === chosen)
          ?.pages.map((page) => (
            <li key={page.key}>
              <Link to={page.url} onClick={onChosen}>
                {page.label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
