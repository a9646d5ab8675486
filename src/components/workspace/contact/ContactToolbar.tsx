import IconDownload from '~icons/tabler/download';
import IconSearch from '~icons/tabler/search';
import { Menu } from '@/components/ui/overlay/Menu';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import type { User } from '@/data/user/schema';
import { toCsvBlob, toCsv } from '@/lib/files/csv';
import { downloadFile } from '@/lib/files/download';
import { toVcard } from './vcard';
import type { ContactSearch } from './contact-search';

interface Props {
  people: readonly User[];
  /** Contacts included in the export. */
  matches: readonly User[];
  search: ContactSearch;
  change: (next: Partial<ContactSearch>) => void;
}

const sorts = [
  ['name', 'Name, A to Z'],
  ['-name', 'Name, Z to A'],
  ['born', 'Oldest first'],
  ['-born', 'Youngest first'],
] as const;

const contactsCsv = (people: readonly User[]): Blob =>
  toCsvBlob(
    toCsv(
      ['Name', 'Job title', 'Email', 'Phone', 'Born'],
      people.map((user) => [user.name, user.role ?? '', user.email, user.phone, user.BirthDate]),
    ),
  );

export function ContactToolbar({ people, matches, search, change }: Props) {
  const roles = [...new Set(people.flatMap((user) => user.role ?? []))].toSorted();
  return (
    <div className="contact-tools">
      <div className="search-field">
        <IconSearch />
        <input
          type="search"
          className="form-control"
          aria-label="Search contacts"
          placeholder="Search contacts"
          value={search.q ?? ''}
          onChange={(event) => change({ q: event.target.value || undefined })}
        />
      </div>
      <select
        className="form-select"
        aria-label="Job title"
        value={search.role ?? ''}
        onChange={(event) => change({ role: event.target.value || undefined })}
      >
        <option value="">All job titles</option>
        {roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label="Order"
        value={search.sort ?? 'name'}
        onChange={(event) => change({ sort: sorts.find(([key]) => key === event.target.value)?.[0] })}
      >
        {sorts.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <SegmentedControl
        legend="View"
        options={[
          ['cards', 'Cards'],
          ['list', 'List'],
        ]}
        value={search.view ?? 'cards'}
        onChange={(view) => change({ view })}
      />
      <Menu
        label="Export these contacts"
        className="btn btn-outline-secondary"
        trigger={
          <>
            <IconDownload />
            Export
          </>
        }
        items={[
          {
            label: 'CSV for a spreadsheet',
            onSelect: () => downloadFile('contacts.csv', contactsCsv(matches)),
          },
          {
            label: 'vCard for an address book',
            onSelect: () =>
              downloadFile('contacts.vcf', new Blob([toVcard(matches)], { type: 'text/vcard' })),
          },
        ]}
      />
    </div>
  );
}
