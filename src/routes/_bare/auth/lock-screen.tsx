import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LockScreenPage } from '@/components/account/lock/LockScreenPage';

export const Route = createFileRoute('/_bare/auth/lock-screen')({
  validateSearch: z.object({
    redirect: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Screen locked' },
  component: LockScreenPage,
});
