import IconDownload from '~icons/tabler/download';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { Menu } from '@/components/ui/overlay/Menu';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { SortSelect } from '@/components/ui/control/SortSelect';
import type { Contact } from '@/data/user/schema';
import { contactText } from '@/messages/workspace/contact';
import type { ContactSearch } from './contact-search';
import { exportItems } from './export-contacts';
import { allTags } from './filter-contacts';

interface Props {
  people: readonly Contact[];
  /** Contacts included in the export. */
  matches: readonly Contact[];
  search: ContactSearch;
  change: (next: Partial<ContactSearch>) => void;
}

const sorts = [
  ['name', contactText.nameAToZ],
  ['-name', contactText.nameZToA],
  ['born', contactText.oldestFirst],
  ['-born', contactText.youngestFirst],
] as const;

export function ContactToolbar({ people, matches, search, change }: Props) {
  const roles = [...new Set(people.flatMap((user) => user.role ?? []))].toSorted();
  return (
    <div className="toolbar mb-4 row-2 flex-wrap">
      <SearchInput
        label={contactText.searchContacts}
        value={search.q ?? ''}
        onChange={(text) => change({ q: text || undefined })}
      />
      <select
        className="form-select"
        aria-label={contactText.jobTitle}
        value={search.role ?? ''}
        onChange={(event) => change({ role: event.target.value || undefined })}
      >
        <option value="">{contactText.allJobTitles}</option>
        {roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label={contactText.tag}
        value={search.tag ?? ''}
        onChange={(event) => change({ tag: event.target.value || undefined })}
      >
        <option value="">{contactText.allTags}</option>
        {allTags(people).map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </select>
      <SortSelect
        label={contactText.order}
        options={sorts}
        value={search.sort ?? 'name'}
        onChange={(sort) => change({ sort })}
      />
      <SegmentedControl
        legend={contactText.view}
        options={[
          ['cards', contactText.cards],
          ['list', contactText.list],
        ]}
        value={search.view ?? 'cards'}
        onChange={(view) => change({ view })}
      />
      <Menu
        label={contactText.exportTheseContacts}
        className="btn btn-outline-secondary"
        trigger={
          <>
            <IconDownload />
            {contactText.export}
          </>
        }
        items={exportItems(matches)}
      />
    </div>
  );
}
