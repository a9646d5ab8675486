import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UserPage } from '@/components/workspace/user/UserPage';
import { loadData } from '@/queries/loader';
import { timelineOptions } from '@/queries/gallery/timeline';
import { usersOptions } from '@/queries/workspace/user';
import { remindersOptions } from '@/queries/workspace/wallet';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/users/profile')({
  validateSearch: searchSchema(() => ({
    /** A sample user; defaults to the current user, or the first. */
    user: z.int(),
    tab: z.catch(
      z.optional(z.enum(['feed', 'media', 'team', 'reminders', 'activity', 'settings'])),
      undefined,
    ),
  })),
  context: () => ({ users: usersOptions(), timeline: timelineOptions(), reminders: remindersOptions() }),
  loader: ({ context: { queryClient, users, timeline, reminders } }) =>
    loadData(queryClient, users, timeline, reminders),
  staticData: { title: 'Profile', crumbs: ['Workspace'], sample: 'always' },
  component: UserPage,
});
