import { createFileRoute } from '@tanstack/react-router';
import { contactSearchSchema } from '@/components/workspace/contact/contact-search';
import { ContactsPage } from '@/components/workspace/contact/ContactsPage';
import { loadItems } from '@/queries/loader';
import { currentSpaceOptions } from '@/queries/workspace/space';
import { contactsOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/users/contacts')({
  validateSearch: contactSearchSchema,
  context: () => ({ contacts: contactsOptions(), space: currentSpaceOptions() }),
  loader: ({ context: { queryClient, contacts, space } }) => loadItems(queryClient, contacts, space),
  staticData: { title: 'Contacts', crumbs: ['Workspace'], sample: 'or-space' },
  component: ContactsPage,
});
