import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { suggestionsOptions } from '@/queries/social/member/member';
import { trendsOptions } from '@/queries/social/search';
import { SuggestedPeople } from './SuggestedPeople';
import { TrendList } from './TrendList';

const YEAR = new Date().getFullYear();

interface Props {
  /** Explore lists trends itself: hides them here and shows more people. */
  onExplorePage?: boolean;
  /** For endless lists, where the page footer is out of reach. */
  withFooterLinks?: boolean;
}

/** Renders its content after the page, in a background render. */
export const FeedSidebar = (props: Props) =>
  useDeferredValue(true, false) ? (
    <SidebarContent {...props} />
  ) : (
    <aside className="column-right" aria-busy="true" />
  );

const SidebarContent = ({ onExplorePage = false, withFooterLinks = false }: Props) => (
  <aside className="column-right" aria-label="Around the square">
    {!onExplorePage && (
      <section className="card feed-sidebar-card" aria-labelledby="sidebar-trends">
        <header>
          <h2 id="sidebar-trends">Trends today</h2>
          <Link to="/explore">Explore</Link>
        </header>
        <TrendList options={trendsOptions()} limit={5} />
      </section>
    )}
    <section className="card feed-sidebar-card" aria-labelledby="sidebar-people">
      <header>
        <h2 id="sidebar-people">People to meet</h2>
        {!onExplorePage && <Link to="/explore">See all</Link>}
      </header>
      <SuggestedPeople options={suggestionsOptions()} limit={onExplorePage ? 10 : 3} />
    </section>
    {withFooterLinks && (
      <p className="feed-sidebar-foot">
        <Link to="/about">About</Link>
        <Link to="/support">Support</Link>
        <Link to="/contact">Contact Us</Link>
        <span>Plaza {YEAR}</span>
      </p>
    )}
  </aside>
);
