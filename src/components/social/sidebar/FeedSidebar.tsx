import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { SuggestedPeople } from './SuggestedPeople';
import { TrendList } from './TrendList';

const YEAR = new Date().getFullYear();

interface Props {
  /** On Explore: trends are the page's own matter, and more people stand here. */
  onExplorePage?: boolean;
  /** Beside a page without an end, whose footer is never reached. */
  withFooterLinks?: boolean;
}

/** What is written about and people to meet, beside a page. */
export const FeedSidebar = (props: Props) =>
  useDeferredValue(true, false) ? (
    <SidebarContent {...props} />
  ) : (
    <aside className="c-right" aria-busy="true" />
  );

const SidebarContent = ({ onExplorePage: exploring = false, withFooterLinks: endless = false }: Props) => (
  <aside className="c-right" aria-label="Around the square">
    {!exploring && (
      <section className="card feed-sidebar-card" aria-labelledby="rail-trends">
        <header>
          <h2 id="rail-trends">Trends today</h2>
          <Link to="/explore">Explore</Link>
        </header>
        <TrendList limit={5} />
      </section>
    )}
    <section className="card feed-sidebar-card" aria-labelledby="rail-people">
      <header>
        <h2 id="rail-people">People to meet</h2>
        {!exploring && <Link to="/explore">See all</Link>}
      </header>
      <SuggestedPeople limit={exploring ? 10 : 3} />
    </section>
    {endless && (
      <p className="feed-sidebar-foot">
        <Link to="/about">About</Link>
        <Link to="/support">Support</Link>
        <Link to="/contact">Contact Us</Link>
        <span>Plaza {YEAR}</span>
      </p>
    )}
  </aside>
);
