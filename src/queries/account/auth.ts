import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Auth } from '@/lib/auth/auth-types';
import { NetworkError } from '@/lib/api/errors';
import { signInText } from '@/messages/account/sign-in';

/** A query, not a mutation: the code works once and the component may mount twice. */
export const confirmEmailOptions = (auth: Auth, code: string) =>
  queryOptions({
    queryKey: ['auth', 'confirm-mail', code],
    queryFn: async () => {
      await auth.confirmMail(code);
      return true;
    },
    staleTime: Infinity,
    retry: false,
  });

/** Email address of a password reset code. */
export const resetCodeOptions = (auth: Auth, code: string) =>
  queryOptions({
    queryKey: ['auth', 'reset-code', code],
    queryFn: () => auth.checkResetCode(code),
    staleTime: Infinity,
    retry: false,
  });

const Mail = z.object({
  kind: z.enum(['verify', 'reset', 'change']),
  email: z.string(),
  /** Path of the app's page, with the code. */
  link: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type MailboxMessage = z.infer<typeof Mail>;

/** Emails of the local emulator, newest first. */
export const mailboxOptions = () =>
  queryOptions({
    queryKey: ['auth', 'mailbox'],
    queryFn: async ({ signal }): Promise<MailboxMessage[]> => {
      const answer = await fetch('/local/mailbox', { signal, headers: { Accept: 'application/json' } }).catch(
        (cause: unknown) => {
          throw new NetworkError(signInText.mailboxUnreachable, { cause });
        },
      );
      if (!answer.ok) throw new Error(signInText.mailboxLocalOnly);
      return z.parse(z.array(Mail), await answer.json());
    },
    refetchInterval: 3000,
  });
