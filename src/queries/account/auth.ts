import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Auth } from '@/lib/auth/auth-types';
import { NetworkError } from '@/lib/api/errors';

/** Uses the code of a verification mail. A query, because a code works once and a component may mount twice. */
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

/** The address a password reset code belongs to. */
export const resetCodeOptions = (auth: Auth, code: string) =>
  queryOptions({
    queryKey: ['auth', 'reset-code', code],
    queryFn: () => auth.checkResetCode(code),
    staleTime: Infinity,
    retry: false,
  });

const Mail = z.object({
  kind: z.enum(['verify', 'reset']),
  email: z.string(),
  /** Path of our own page, with the code. */
  link: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type MailboxMessage = z.infer<typeof Mail>;

/** The mails the local emulator would have sent, the newest first. */
export const mailboxOptions = () =>
  queryOptions({
    queryKey: ['auth', 'mailbox'],
    queryFn: async ({ signal }): Promise<MailboxMessage[]> => {
      const answer = await fetch('/local/mailbox', { signal, headers: { Accept: 'application/json' } }).catch(
        (cause: unknown) => {
          throw new NetworkError('The local mailbox cannot be reached', { cause });
        },
      );
      if (!answer.ok) throw new Error('The local mailbox is only there in local mode.');
      return z.parse(z.array(Mail), await answer.json());
    },
    refetchInterval: 3000,
  });
