import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import IconDots from '~icons/tabler/dots';
import IconImport from '~icons/tabler/file-import';
import IconDuplicates from '~icons/tabler/git-merge';
import IconPlus from '~icons/tabler/plus';
import IconTags from '~icons/tabler/tags';
import { Menu } from '@/components/ui/overlay/Menu';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { useOpenItem } from '@/components/ui/hooks/use-open-item';
import { PageHeader } from '@/components/ui/PageHeader';
import type { Contact } from '@/data/user/schema';
import { removeContactsOptions } from '@/queries/workspace/mutations/contact';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { useCanType } from '@/components/workspace/space/use-can-type';
import { contactText } from '@/messages/workspace/contact';
import type { ContactSearch } from './contact-search';
import { filterContacts, PAGE_SIZE } from './filter-contacts';
import { ContactActions } from './ContactActions';
import { ContactCard } from './ContactCard';
import { ContactDialog } from './ContactDialog';
import { ContactDialogs, type OpenDialog } from './ContactDialogs';
import { ContactPages } from './ContactPages';
import { ContactSelectionBar } from './ContactSelectionBar';
import { ContactTable } from './ContactTable';
import { ContactToolbar } from './ContactToolbar';
import { useContactSelection } from './use-contact-selection';
import './contact.scss';

const route = getRouteApi('/_shell/users/contacts');

export function ContactsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(route.useRouteContext().contacts);
  const { data: space } = useSuspenseQuery(route.useRouteContext().space);
  const isReader = space?.role === 'reader';
  const remove = useMutation(removeContactsOptions());

  const change = (next: Partial<ContactSearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace, resetScroll: false });
  const found = filterContacts(data, search);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(search.page ?? 1, pages);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const canType = useCanType(`${search.edit}`, isReader);
  const edited = useOpenItem(
    `${canType} ${search.edit}`,
    data.find((user) => user.id === search.edit) ?? null,
  );
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { selected, isTicked, tick, clear } = useContactSelection(found);
  const allShown = shown.length > 0 && shown.every(isTicked);
  const select = (user: Contact) => (
    <input
      type="checkbox"
      className={`form-check-input${search.view === 'list' ? '' : ' position-absolute top-3 start-3'}`}
      aria-label={contactText.selectContact(user.name)}
      checked={isTicked(user)}
      onChange={(event) => tick([user], event.target.checked)}
    />
  );
  const actions = (user: Contact) => (
    <ContactActions
      user={user}
      isReader={isReader}
      onEdit={() => change({ edit: user.id, page }, false)}
      onRemove={() => remove.mutate([user])}
    />
  );
  const newContact = (
    <button type="button" className="btn btn-primary" onClick={() => change({ edit: 'new', page }, false)}>
      <IconPlus />
      {contactText.newContact}
    </button>
  );

  return (
    <>
      <PageHeader
        lead={contactText.personCount(found.length)}
        actions={
          <>
            <SpaceMenu />
            {!isReader && (
              <>
                <Menu
                  label={contactText.moreForContacts}
                  trigger={<IconDots />}
                  items={[
                    {
                      label: contactText.import,
                      icon: <IconImport />,
                      onSelect: () => setDialog({ kind: 'import' }),
                    },
                    {
                      label: contactText.findDuplicates,
                      icon: <IconDuplicates />,
                      onSelect: () => setDialog({ kind: 'duplicates' }),
                    },
                    {
                      label: contactText.manageTags,
                      icon: <IconTags />,
                      onSelect: () => setDialog({ kind: 'tags' }),
                    },
                  ]}
                />
                {newContact}
              </>
            )}
          </>
        }
      />
      <SpaceNotice space={space} />
      <ContactToolbar people={data} matches={found} search={search} change={change} />
      {data.length === 0 && (
        <EmptyState
          title={contactText.noContactsYet}
          text={isReader ? contactText.editorsAddContacts : contactText.noContactsHint}
          action={!isReader && newContact}
        />
      )}
      {data.length > 0 && found.length === 0 && (
        <EmptyState
          title={contactText.noMatchingContacts}
          text={contactText.noMatchingContactsHint}
          action={
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => change({ q: undefined, role: undefined, tag: undefined })}
            >
              {contactText.showAll}
            </button>
          }
        />
      )}
      {shown.length > 0 && (
        <div className="row-3 flex-wrap mb-3">
          <label className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={allShown}
              onChange={(event) => tick(shown, event.target.checked)}
            />
            {contactText.selectAllOnThisPage}
          </label>
          {allShown && selected.length < found.length && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => tick(found, true)}>
              {contactText.selectAllCount(found.length)}
            </button>
          )}
        </div>
      )}
      {search.view !== 'list' ? (
        <ul className="tile-grid">
          {shown.map((user) => (
            <ContactCard key={user.id} user={user} select={select(user)} actions={actions(user)} />
          ))}
        </ul>
      ) : (
        shown.length > 0 && <ContactTable people={shown} select={select} actions={actions} />
      )}
      {pages > 1 && <ContactPages page={page} pages={pages} open={(next) => change({ page: next })} />}
      {selected.length > 0 && (
        <ContactSelectionBar
          contacts={selected}
          isReader={isReader}
          onTag={() => setDialog({ kind: 'tag', contacts: selected })}
          onMerge={() => setDialog({ kind: 'merge', contacts: selected })}
          clear={clear}
        />
      )}
      {dialog && <ContactDialogs dialog={dialog} people={data} open={setDialog} />}
      {canType && (search.edit === 'new' || edited) && (
        <ContactDialog
          key={search.edit}
          user={search.edit === 'new' ? null : edited}
          isDeleted={edited !== null && !data.some(({ id }) => id === edited.id)}
          isReader={isReader}
          space={space}
          onClose={() => change({ edit: undefined, page })}
        />
      )}
    </>
  );
}
