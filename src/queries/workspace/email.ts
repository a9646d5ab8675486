import { mutationOptions } from '@tanstack/react-query';
import { listEmails, emails } from '@/data/email/collection';
import type { Email } from '@/data/email/schema';
import { SAMPLE_KEY, sampleMutation, sampleQuery } from '@/queries/sample';

/** Every message of the mailbox, the latest first. */
export const emailsOptions = () => sampleQuery(['mails'], listEmails);

const isEmailList = (held: unknown): held is readonly Email[] => Array.isArray(held);

interface SaveEmails {
  /** The messages as they now are. */
  mails: readonly Email[];
  /** What the toast with Undo says; silent without it. */
  toast: string;
}

const steps = ({ mails: next }: { mails: readonly Email[] }) => next.map((mail) => ({ put: mail }));
const patch = (held: unknown, { mails: next }: { mails: readonly Email[] }): unknown => {
  if (!isEmailList(held)) return held;
  const changed = new Map(next.map((mail) => [mail.id, mail]));
  return held.map((mail) => changed.get(mail.id) ?? mail);
};

/** Moves, stars and labels messages; the toast takes it back. */
export const saveEmailsOptions = () =>
  sampleMutation<SaveEmails, Email>({
    collection: emails,
    changes: steps,
    optimistic: { key: ['mails'], patch },
    toast: ({ toast: said }) => said,
    failure: 'Not kept',
  });

/** The same without a word: read by opening, starred. */
export const saveEmailsQuietlyOptions = () =>
  sampleMutation<{ mails: readonly Email[] }, Email>({
    collection: emails,
    changes: steps,
    optimistic: { key: ['mails'], patch },
    failure: 'Not kept',
  });

/** Keeps one message as it is written: a draft, one on its way, one for later. */
export const saveEmailOptions = () =>
  mutationOptions({
    mutationFn: (mail: Email) => emails.applyChanges([{ put: mail }]),
    meta: { failure: 'Message not kept', invalidates: [SAMPLE_KEY] },
  });

/** Removes messages for good. The page asks first. */
export const deleteEmailsOptions = () =>
  sampleMutation<readonly Email[], Email>({
    collection: emails,
    changes: (gone) => gone.map((mail) => ({ remove: mail.id })),
    optimistic: {
      key: ['mails'],
      patch: (held, gone) =>
        isEmailList(held) ? held.filter((mail) => !gone.some((one) => one.id === mail.id)) : held,
    },
    failure: 'Not deleted',
  });
