import { Link, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { menuAreas as areas } from '@/data/section';
import { isDataSaved } from '@/lib/browser/saved-data';
import { navigationText } from '@/messages/shell/navigation';
import './all-pages.scss';

/** The menu in two levels: the areas, then the pages of the chosen area. */
export function AllPages({ onChosen }: { onChosen?: () => void }) {
  const panel = useId();
  const router = useRouter();
  // Only the first render asks where the reader is; a navigation does not render the menu.
  const [chosen, setChosen] = useState(() => {
    const { pathname } = router.state.location;
    return (areas.find(({ pages }) => pages.some(({ url }) => url === pathname)) ?? areas[0])?.label ?? '';
  });
  // By pointer only: arrow keys walk through all areas, and a link that has the focus loads its page.
  const choose = (at: number) => {
    setChosen(areas[at]?.label ?? '');
    const first = areas[at]?.pages[0];
    // Brings what the pages of the area share. Those of the workspace, the first area, share little.
    if (!first || at === 0 || isDataSaved()) return;
    const [routes] = router.getMatchedRoutes(first.url);
    for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  };
  const move = (event: KeyboardEvent, at: number) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : areas.at(to % areas.length);
    if (!next) return;
    event.preventDefault();
    setChosen(next.label);
    const tab = event.currentTarget.parentElement?.children[areas.indexOf(next)];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <nav className="all-pages d-grid cols-1" aria-label={navigationText.allPages}>
      <div
        className="all-pages-areas rule-below d-flex gap-half p-2 scroll-strip"
        role="tablist"
        aria-label={navigationText.areas}
        aria-orientation="vertical"
      >
        {areas.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            className={
              label === chosen ? 'item flex-none px-3 ring-inside is-on' : 'item flex-none px-3 ring-inside'
            }
            aria-selected={label === chosen}
            aria-controls={panel}
            tabIndex={label === chosen ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={(event) => move(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={panel} role="tabpanel" aria-label={chosen}>
        <ul className="tile-grid tile-grid-sm gap-half align-content-start p-2">
          {areas
            .find(({ label }) => label === chosen)
            ?.pages.map((page) => (
              <li key={page.key}>
                <Link className="item justify-content-between px-3 text-ink" to={page.url} onClick={onChosen}>
                  {page.label}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
