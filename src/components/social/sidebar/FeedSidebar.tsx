import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { suggestionsOptions } from '@/queries/social/member/member';
import { trendsOptions } from '@/queries/social/search';
import { SuggestedPeople } from './SuggestedPeople';
import { NextEventCard } from './NextEventCard';
import { TrendList } from './TrendList';

const YEAR = new Date().getFullYear();

interface Props {
  /** For the feed: the day's next event, and footer links, which an endless list puts out of reach. */
  onFeed?: boolean;
}

/** Renders its content after the page, in a background render. */
export const FeedSidebar = (props: Props) =>
  useDeferredValue(true, false) ? (
    <SidebarContent {...props} />
  ) : (
    <aside className="column-right" aria-busy="true" />
  );

const SidebarContent = ({ onFeed = false }: Props) => (
  <aside className="column-right" aria-label="Around the square">
    {onFeed && <NextEventCard />}
    <section className="card feed-sidebar-card" aria-labelledby="sidebar-trends">
      <header>
        <h2 id="sidebar-trends">On the square today</h2>
        <Link to="/explore">Explore</Link>
      </header>
      <TrendList options={trendsOptions()} limit={5} minPosts={3} />
    </section>
    <section className="card feed-sidebar-card" aria-labelledby="sidebar-people">
      <header>
        <h2 id="sidebar-people">People to meet</h2>
        <Link to="/explore" search={{ kind: 'people' }}>
          See all
        </Link>
      </header>
      <SuggestedPeople options={suggestionsOptions()} limit={3} />
    </section>
    {onFeed && (
      <p className="feed-sidebar-foot">
        <Link to="/about">About</Link>
        <Link to="/support">Support</Link>
        <Link to="/contact">Contact Us</Link>
        <span>Plaza {YEAR}</span>
      </p>
    )}
  </aside>
);
