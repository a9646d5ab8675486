import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { DeviceLockPanel } from '@/components/account/lock/DeviceLockPanel';
import { AccountLinks } from '@/components/account/settings/AccountLinks';
import { ConnectionsPanel } from '@/components/account/settings/ConnectionsPanel';
import { DateLanguagePanel } from '@/components/account/settings/DateLanguagePanel';
import { AllPages } from '@/components/shell/navigation/AllPages';
import { SampleDataPanel } from '@/components/shell/sample-data/SampleDataPanel';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { menu } from '@/data/navigation';
import { listMenuPages, searchMenuPages } from '@/data/navigation-search';
import { searchSettings } from '@/data/settings-list';
import { meOptions } from '@/queries/social/member/me';
import { searchGallery } from '@/data/gallery-search';
import { galleryDocsOptions } from '@/queries/gallery/docs';
import { commonText } from '@/messages/ui/common';
import { moreText } from '@/messages/shell/more';
import { GalleryResults } from './GalleryResults';
import { SettingResults } from './SettingResults';

const pages = listMenuPages(menu);
const PARTS_SHOWN = 24;

function Results({ text, onChosen }: { text: string; onChosen: () => void }) {
  const { data: me } = useQuery(meOptions());
  const settings = searchSettings(text, me?.role === 'moderator');
  const found = searchMenuPages(pages, text);
  const { data: docs = [] } = useQuery(galleryDocsOptions());
  const parts = searchGallery(docs, text, PARTS_SHOWN).filter(
    ({ key }) => !found.some(({ url }) => url === key),
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {moreText.found(settings.length, found.length, parts.length)}
      </p>
      {settings.length > 0 && <SettingResults found={settings} onChosen={onChosen} />}
      {found.length > 0 && (
        <section className="card mb-4" aria-labelledby="more-pages">
          <h2 className="pt-4 px-4 pb-0" id="more-pages">
            {moreText.pages}
          </h2>
          <ul className="tile-grid tile-grid-sm gap-half align-content-start p-2">
            {found.map((page) => (
              <li key={page.key}>
                <Link className="item justify-content-between px-3 text-ink" to={page.url}>
                  {page.label}
                  <small className="text-ink-3">{page.group}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {parts.length > 0 && <GalleryResults found={parts} />}
      {settings.length + found.length + parts.length === 0 && (
        <div className="card">
          <EmptyState title={moreText.noMatches} text={moreText.noMatchesHint} />
        </div>
      )}
    </>
  );
}

export function MorePage() {
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text.trim());
  return (
    <>
      <PageHeader title={commonText.more} lead={moreText.lead} />
      <search className="narrow d-block mb-5">
        <SearchInput label={moreText.searchSettingsAndPages} value={text} onChange={setText} />
      </search>
      {deferredText === '' ? (
        <>
          <AccountLinks />
          <section aria-labelledby="more-all">
            <h2 className="mb-3" id="more-all">
              {moreText.allPages}
            </h2>
            <div className="card">
              <AllPages />
            </div>
          </section>
          <DateLanguagePanel />
          <DeviceLockPanel />
          <SampleDataPanel />
          <ConnectionsPanel />
        </>
      ) : (
        <Results text={deferredText} onChosen={() => setText('')} />
      )}
    </>
  );
}
