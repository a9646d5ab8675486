import { createFileRoute } from '@tanstack/react-router';
import { contactSearchSchema } from '@/components/workspace/contact/contact-search';
import { ContactsPage } from '@/components/workspace/contact/ContactsPage';
import { loadData } from '@/queries/loader';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/users/contacts')({
  validateSearch: contactSearchSchema,
  context: () => ({ users: usersOptions() }),
  loader: ({ context: { queryClient, users } }) => loadData(queryClient, users),
  staticData: { title: 'Contacts', crumbs: ['Workspace'] },
  component: ContactsPage,
});
