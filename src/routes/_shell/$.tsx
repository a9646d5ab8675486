import { createFileRoute, redirect } from '@tanstack/react-router';
import { NotFound } from '@/components/shell/not-found/NotFound';
import { addLaterRoutes } from '@/lib/navigation/later-routes';

// Whatever no other route answers lands here, inside the shell.
export const Route = createFileRoute('/_shell/$')({
  beforeLoad: async ({ location: { pathname, search, hash } }) => {
    if (await addLaterRoutes()) throw redirect({ to: pathname, search, hash, replace: true });
  },
  staticData: { title: 'Page not found' },
  component: NotFound,
});
