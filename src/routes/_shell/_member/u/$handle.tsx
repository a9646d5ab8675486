import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ProfilePage } from '@/components/profile/ProfilePage';

export const Route = createFileRoute('/_shell/_member/u/$handle')({
  params: { parse: ({ handle }) => ({ handle: handle.toLowerCase() }), stringify: (params) => params },
  validateSearch: z.object({
    tab: z.catch(z.optional(z.enum(['posts', 'replies', 'media', 'likes'])), undefined),
  }),
  staticData: { title: 'Profile' },
  component: ProfilePage,
});
