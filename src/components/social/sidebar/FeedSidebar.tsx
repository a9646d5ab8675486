import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsLater } from '@/components/ui/hooks/use-progressive-count';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { suggestionsOptions } from '@/queries/social/member/member';
import { trendsOptions } from '@/queries/social/search';
import { sidebarText } from '@/messages/social/sidebar';
import { SuggestedPeople } from './SuggestedPeople';
import { TrendList } from './TrendList';

const YEAR = new Date().getFullYear();

interface Props {
  /** Card above the trends. */
  first?: ReactNode;
  /** Data of `first` is still loading. */
  isPending?: boolean;
  /** Footer links, where an endless list puts the page's own out of reach. */
  withFooter?: boolean;
}

/** Renders its content after the page, in a background render. */
export const FeedSidebar = (props: Props) =>
  useIsLater() ? <SidebarContent {...props} /> : <aside className="column-right" aria-busy="true" />;

/** The cards appear together: one that came later would move those below. */
function SidebarContent({ first, isPending = false, withFooter = false }: Props) {
  const trends = trendsOptions();
  const suggestions = suggestionsOptions();
  const isWaiting = [isPending, useQuery(trends).isPending, useQuery(suggestions).isPending].includes(true);
  return (
    <aside className="column-right" aria-label={sidebarText.aroundTheSquare}>
      {isWaiting ? (
        <Skeleton what={sidebarText.trendsAndPeople} rows={5} faces />
      ) : (
        <>
          {first}
          <section className="card feed-sidebar-card" aria-labelledby="sidebar-trends">
            <header className="d-flex align-items-baseline justify-content-between mb-1">
              <h2 id="sidebar-trends">{sidebarText.onTheSquareToday}</h2>
              <Link className="fs-md fw-semibold" to="/explore">
                {sidebarText.explore}
              </Link>
            </header>
            <TrendList options={trends} limit={5} minPosts={3} />
          </section>
          <section className="card feed-sidebar-card" aria-labelledby="sidebar-people">
            <header className="d-flex align-items-baseline justify-content-between mb-1">
              <h2 id="sidebar-people">{sidebarText.peopleToMeet}</h2>
              <Link className="fs-md fw-semibold" to="/explore" search={{ kind: 'people' }}>
                {sidebarText.seeAll}
              </Link>
            </header>
            <SuggestedPeople options={suggestions} limit={3} />
          </section>
          {withFooter && (
            <p className="d-flex gap-4 px-1 fs-sm text-ink-3">
              <Link className="text-ink-2" to="/about">
                {sidebarText.about}
              </Link>
              <Link className="text-ink-2" to="/support">
                {sidebarText.support}
              </Link>
              <Link className="text-ink-2" to="/contact">
                {sidebarText.contactUs}
              </Link>
              <span className="ms-auto">{sidebarText.copyright(YEAR)}</span>
            </p>
          )}
        </>
      )}
    </aside>
  );
}
