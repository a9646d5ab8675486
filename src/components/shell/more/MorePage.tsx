import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import IconSearch from '~icons/tabler/search';
import { DeviceLockPanel } from '@/components/account/lock/DeviceLockPanel';
import { ConnectionsPanel } from '@/components/account/settings/ConnectionsPanel';
import { MenuIcon } from '@/components/shell/navigation/MenuIcon';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { menu } from '@/data/navigation';
import { groupMenuPages, listMenuPages, searchMenuPages } from '@/data/navigation-search';
import { pluralize } from '@/lib/text/format';
import { SampleDataPanel } from '@/components/shell/sample-data/SampleDataPanel';
import { DateLanguagePanel } from '@/components/account/settings/DateLanguagePanel';
import { SignOutEverywherePanel } from '@/components/account/settings/SignOutEverywherePanel';
import { AccountLinks } from '@/components/account/settings/AccountLinks';
import './more.scss';

const pages = listMenuPages(menu);
const groups = groupMenuPages(menu);
const icons = new Map(menu.map(({ label, icon }) => [label, icon]));

export function MorePage() {
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const found = new Set(searchMenuPages(pages, deferredText).map(({ key }) => key));
  const filteredGroups = groups
    .map(({ label, pages }) => ({ label, pages: pages.filter(({ key }) => found.has(key)) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <>
      <PageHeader title="More" lead="Your account, settings and every page" />
      <AccountLinks />
      <section className="more-all" aria-labelledby="more-all">
        <header>
          <h2 id="more-all">All pages</h2>
          <div className="search-field">
            <IconSearch />
            <input
              type="search"
              className="form-control"
              aria-label="Filter pages"
              placeholder="Filter pages"
              value={text}
              maxLength={60}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        </header>
        <p className="visually-hidden" role="status">
          {deferredText ? `${pluralize(found.size, 'page')} found` : ''}
        </p>
        {filteredGroups.length === 0 && (
          <div className="card">
            <EmptyState title="No matching pages" text="Try another word or clear the filter." />
          </div>
        )}
        <div className="more-page-grid">
          {filteredGroups.map(({ label, pages }) => (
            <section className="card" key={label}>
              <h3>
                <MenuIcon name={icons.get(label) ?? 'briefcase'} />
                {label}
                <span className="count count-quiet">{pages.length}</span>
              </h3>
              <ul>
                {pages.map((page) => (
                  <li key={page.key}>
                    <Link to={page.url}>{page.label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
      <DateLanguagePanel />
      <DeviceLockPanel />
      <SignOutEverywherePanel />
      <SampleDataPanel />
      <ConnectionsPanel />
    </>
  );
}
