import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CreatePasswordPage } from '@/components/account/sign-in/password/CreatePasswordPage';

export const Route = createFileRoute('/_bare/auth/create-password')({
  validateSearch: z.object({
    oobCode: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Choose a new password' },
  component: CreatePasswordPage,
});
