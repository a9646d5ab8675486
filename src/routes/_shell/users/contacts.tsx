import { createFileRoute } from '@tanstack/react-router';
import { contactSearch } from '@/components/contact/contact-search';
import { ContactsPage } from '@/components/contact/ContactsPage';
import { usersOptions } from '@/queries/user';

export const Route = createFileRoute('/_shell/users/contacts')({
  validateSearch: contactSearch,
  loader: ({ context }) => context.queryClient.query({ ...usersOptions(), staleTime: 'static' }),
  staticData: { title: 'Contacts', crumbs: ['Users'] },
  component: ContactsPage,
});
