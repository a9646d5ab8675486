import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UserPage } from '@/components/workspace/user/UserPage';
import { timelineOptions } from '@/queries/gallery/timeline';
import { usersOptions } from '@/queries/workspace/user';
import { remindersOptions } from '@/queries/workspace/wallet';

export const Route = createFileRoute('/_shell/users/profile')({
  validateSearch: z.object({
    /** A sample user; defaults to the current user, or the first. */
    user: z.catch(z.optional(z.int()), undefined),
    tab: z.catch(
      z.optional(z.enum(['feed', 'media', 'team', 'reminders', 'activity', 'settings'])),
      undefined,
    ),
  }),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
      queryClient.query({ ...timelineOptions(), staleTime: 'static' }),
      queryClient.query({ ...remindersOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'Profile', crumbs: ['Users'] },
  component: UserPage,
});
