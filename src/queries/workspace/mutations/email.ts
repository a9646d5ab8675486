import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { emails } from '@/data/email/collection';
import type { Email } from '@/data/email/schema';
import { patchQuery, replaceById, withoutIds } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { emailsOptions } from '@/queries/workspace/email';
import { emailText } from '@/messages/workspace/email';

interface SaveEmails {
  mails: readonly Email[];
  /** Title of the toast with Undo; no toast if absent. */
  toast: string;
}

const saveEmails = {
  collection: emails,
  changes: ({ mails }: { mails: readonly Email[] }) => mails.map((mail) => ({ put: mail })),
  optimistic: (client: QueryClient, { mails }: { mails: readonly Email[] }) => [
    patchQuery(client, emailsOptions(), (known) => replaceById(known, mails)),
  ],
  failure: emailText.notSaved,
};

export const saveEmailsOptions = () =>
  sampleMutation<SaveEmails, Email>({
    ...saveEmails,
    toast: ({ toast }) => toast,
  });

/** Without a toast. */
export const saveEmailsQuietlyOptions = () => sampleMutation<{ mails: readonly Email[] }, Email>(saveEmails);

export const saveEmailOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: (mail: Email) => emails.applyChanges([{ put: mail }]),
    meta: { failure: emailText.messageNotSaved, invalidates: [SAMPLE_KEY] },
  });

/**
 * Resolves with the stored email. A draft that another tab has sent, scheduled or thrown away meanwhile stays where it
 * is: what was written here is stored beside it.
 */
export const saveWrittenEmailOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (mail: Email) => {
      const known = await emails.get(mail.id);
      const written = known && known.folder !== 'draft' ? { ...mail, id: crypto.randomUUID() } : mail;
      await emails.applyChanges([{ put: written }]);
      return written;
    },
    meta: { failure: emailText.messageNotSaved, invalidates: [SAMPLE_KEY] },
  });

/** Permanent; the page confirms first. */
export const deleteEmailsOptions = () =>
  sampleMutation<readonly Email[], Email>({
    collection: emails,
    changes: (mails) => mails.map(({ id }) => ({ remove: id })),
    optimistic: (client, mails) => [
      patchQuery(client, emailsOptions(), (known) =>
        withoutIds(
          known,
          mails.map(({ id }) => id),
        ),
      ),
    ],
    failure: emailText.notDeleted,
  });
