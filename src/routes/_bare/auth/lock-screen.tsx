import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LockScreenPage } from '@/components/account/lock/LockScreenPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/auth/lock-screen')({
  validateSearch: searchSchema(() => ({
    redirect: z.string(),
  })),
  staticData: { title: 'Screen locked', openWhenLocked: true },
  component: LockScreenPage,
});
