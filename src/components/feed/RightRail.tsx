import { Link } from '@tanstack/react-router';
import { People } from '@/components/explore/People';
import { Trends } from '@/components/explore/Trends';

const YEAR = new Date().getFullYear();

interface Props {
  /** Trends are the page's own matter on Explore. */
  trends?: boolean;
}

/** What is written about and people to meet, beside a page. */
export const RightRail = ({ trends = true }: Props) => (
  <aside className="c-right" aria-label="Around the square">
    {trends && (
      <section className="card rail-c" aria-labelledby="rail-trends">
        <header>
          <h2 id="rail-trends">Trends today</h2>
          <Link to="/explore">Explore</Link>
        </header>
        <Trends limit={5} />
      </section>
    )}
    <section className="card rail-c" aria-labelledby="rail-people">
      <header>
        <h2 id="rail-people">People to meet</h2>
        <Link to="/explore">See all</Link>
      </header>
      <People limit={3} />
    </section>
    <p className="rail-f">
      <Link to="/about">About</Link>
      <Link to="/support">Support</Link>
      <Link to="/contact">Contact Us</Link>
      <span>Plaza {YEAR}</span>
    </p>
  </aside>
);
