import { mutationOptions } from '@tanstack/react-query';
import { listMails, type Mail, mails } from '@/data/email/collection';
import { SAMPLE_KEY, sampleMutation, sampleQuery } from '@/queries/sample';

/** Every message of the mailbox, the latest first. */
export const mailsOptions = () => sampleQuery(['mails'], listMails);

const isList = (held: unknown): held is readonly Mail[] => Array.isArray(held);

interface ChangeMails {
  /** The messages as they now are. */
  mails: readonly Mail[];
  /** What the toast with Undo says; silent without it. */
  said: string;
}

const steps = ({ mails: next }: { mails: readonly Mail[] }) => next.map((mail) => ({ put: mail }));
const patch = (held: unknown, { mails: next }: { mails: readonly Mail[] }): unknown => {
  if (!isList(held)) return held;
  const changed = new Map(next.map((mail) => [mail.id, mail]));
  return held.map((mail) => changed.get(mail.id) ?? mail);
};

/** Moves, stars and labels messages; the toast takes it back. */
export const changeMailsOptions = () =>
  sampleMutation<ChangeMails, Mail>({
    collection: mails,
    steps,
    optimistic: { key: ['mails'], patch },
    said: ({ said }) => said,
    failure: 'Not kept',
  });

/** The same without a word: read by opening, starred. */
export const markMailsOptions = () =>
  sampleMutation<{ mails: readonly Mail[] }, Mail>({
    collection: mails,
    steps,
    optimistic: { key: ['mails'], patch },
    failure: 'Not kept',
  });

/** Keeps one message as it is written: a draft, one on its way, one for later. */
export const keepMailOptions = () =>
  mutationOptions({
    mutationFn: (mail: Mail) => mails.change([{ put: mail }]),
    meta: { failure: 'Message not kept', invalidates: [SAMPLE_KEY] },
  });

/** Removes messages for good. The page asks first. */
export const dropMailsOptions = () =>
  sampleMutation<readonly Mail[], Mail>({
    collection: mails,
    steps: (gone) => gone.map((mail) => ({ remove: mail.id })),
    optimistic: {
      key: ['mails'],
      patch: (held, gone) =>
        isList(held) ? held.filter((mail) => !gone.some((one) => one.id === mail.id)) : held,
    },
    failure: 'Not deleted',
  });
