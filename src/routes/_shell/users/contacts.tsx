import { createFileRoute } from '@tanstack/react-router';
import { contactSearchSchema } from '@/components/workspace/contact/contact-search';
import { ContactsPage } from '@/components/workspace/contact/ContactsPage';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/users/contacts')({
  validateSearch: contactSearchSchema,
  loader: ({ context }) => context.queryClient.query({ ...usersOptions(), staleTime: 'static' }),
  staticData: { title: 'Contacts', crumbs: ['Users'] },
  component: ContactsPage,
});
