import { Link } from '@tanstack/react-router';
import { menu } from '@/data/navigation';
import { groupMenuPages } from '@/data/navigation-search';
import './mega-menu.scss';

const groups = groupMenuPages(menu);

export const MegaMenu = ({ onChosen }: { onChosen: () => void }) => (
  <nav className="mega-menu-nav" aria-label="All pages">
    {groups.map(({ label, pages }) => (
      <section key={label}>
        <h2>{label}</h2>
        <ul>
          {pages.map((page) => (
            <li key={page.key}>
              <Link to={page.url} onClick={onChosen}>
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
