import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import IconSearch from '~icons/tabler/search';
import { DeviceLockPanel } from '@/components/account/lock/DeviceLockPanel';
import { ConnectionsPanel } from '@/components/account/settings/ConnectionsPanel';
import { AllPages } from '@/components/shell/navigation/AllPages';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { menu } from '@/data/navigation';
import { listMenuPages, searchMenuPages } from '@/data/navigation-search';
import { pluralize } from '@/lib/text/format';
import { SampleDataPanel } from '@/components/shell/sample-data/SampleDataPanel';
import { DateLanguagePanel } from '@/components/account/settings/DateLanguagePanel';
import { SignOutEverywherePanel } from '@/components/account/settings/SignOutEverywherePanel';
import { AccountLinks } from '@/components/account/settings/AccountLinks';
import './more.scss';

const pages = listMenuPages(menu);

export function MorePage() {
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const found = searchMenuPages(pages, deferredText);
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
          {deferredText ? `${pluralize(found.length, 'page')} found` : ''}
        </p>
        <div className="card">
          {deferredText === '' ? (
            <AllPages />
          ) : (
            <ul className="page-links">
              {found.map((page) => (
                <li key={page.key}>
                  <Link to={page.url}>
                    {page.label}
                    <small>{page.group}</small>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {found.length === 0 && (
            <EmptyState title="No matching pages" text="Try another word or clear the filter." />
          )}
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
