import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import IconPlus from '~icons/tabler/plus';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { PageHeader } from '@/components/ui/PageHeader';
import type { User } from '@/data/user/schema';
import { pluralize } from '@/lib/text/format';
import { removeContactsOptions } from '@/queries/workspace/mutations/contact';
import type { ContactSearch } from './contact-search';
import { filterContacts, PAGE_SIZE } from './filter-contacts';
import { ContactActions } from './ContactActions';
import { ContactCard } from './ContactCard';
import { ContactDialog } from './ContactDialog';
import { ContactTable } from './ContactTable';
import { ContactToolbar } from './ContactToolbar';
import './contact.scss';

const route = getRouteApi('/_shell/users/contacts');

export function ContactsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(route.useRouteContext().users);
  const remove = useMutation(removeContactsOptions());

  const change = (next: Partial<ContactSearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace, resetScroll: false });
  const found = filterContacts(data, search);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(search.page ?? 1, pages);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const edited = data.find((user) => user.id === search.edit) ?? null;
  const actions = (user: User) => (
    <ContactActions
      user={user}
      onEdit={() => change({ edit: user.id, page }, false)}
      onRemove={() => remove.mutate([user])}
    />
  );

  return (
    <>
      <PageHeader
        lead={pluralize(found.length, 'person', 'people')}
        actions={
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => change({ edit: 'new', page }, false)}
          >
            <IconPlus />
            New contact
          </button>
        }
      />
      <ContactToolbar people={data} matches={found} search={search} change={change} />
      {found.length === 0 && (
        <EmptyState
          title="No matching contacts"
          text="Try fewer words or another job title."
          action={
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => change({ q: undefined, role: undefined })}
            >
              Show all
            </button>
          }
        />
      )}
      {search.view !== 'list' ? (
        <ul className="contacts">
          {shown.map((user) => (
            <ContactCard key={user.id} user={user} actions={actions(user)} />
          ))}
        </ul>
      ) : (
        shown.length > 0 && <ContactTable people={shown} actions={actions} />
      )}
      {pages > 1 && (
        <nav className="contact-pages" aria-label="Pages">
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={page === 1}
            onClick={() => change({ page: page - 1 })}
          >
            Previous
          </button>
          <span aria-live="polite">
            Page {page} of {pages}
          </span>
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={page === pages}
            onClick={() => change({ page: page + 1 })}
          >
            Next
          </button>
        </nav>
      )}
      {(search.edit === 'new' || edited) && (
        <ContactDialog
          key={search.edit}
          user={search.edit === 'new' ? null : edited}
          onClose={() => change({ edit: undefined, page })}
        />
      )}
    </>
  );
}
