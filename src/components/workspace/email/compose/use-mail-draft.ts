import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Email } from '@/data/email/schema';
import { storeAttachmentOptions } from '@/queries/workspace/mutations/attachment';
import { deleteEmailsOptions, saveWrittenEmailOptions } from '@/queries/workspace/mutations/email';
import { type ComposeSource, isBlank, newMail } from './new-mail';

/** From the last change to its save. */
const SAVE_MS = 600;

interface MailDraft {
  mail: Email;
  write: (part: Partial<Email>) => void;
  attach: (files: FileList | null) => Promise<void>;
  /** Puts the email where it waits until its date; resolves with the stored one, or null if it could not be stored. */
  leave: (folder: 'outbox' | 'scheduled', date: Date) => Promise<Email | null>;
  discard: () => void;
  isSaved: boolean;
  /** Another tab sent, scheduled or threw away this draft: the next save is another email. */
  isTaken: boolean;
}

/** An email that is being written, saved as a draft while it is. */
export function useMailDraft(
  source: ComposeSource,
  mails: readonly Email[],
  onDraft: (id: Email['id']) => void,
): MailDraft {
  const [mail, setMail] = useState(() => newMail(source));
  const isChanged = useRef(false);
  const { mutateAsync: save, isSuccess: isSaved } = useMutation(saveWrittenEmailOptions());
  const { mutate: remove } = useMutation(deleteEmailsOptions());
  const { mutateAsync: storeFile } = useMutation(storeAttachmentOptions());

  const change = (partOf: (old: Email) => Partial<Email>) => {
    isChanged.current = true;
    onDraft(mail.id);
    setMail((old) => ({ ...old, ...partOf(old) }));
  };
  const store = (folder: Email['folder'], date: Date): Promise<Email | null> => {
    isChanged.current = false;
    return save({ ...mail, folder, date: date.toISOString() }).then(
      (stored) => {
        setMail((old) => (old.id === stored.id ? old : { ...old, id: stored.id }));
        if (folder === 'draft') onDraft(stored.id);
        return stored;
      },
      () => null,
    );
  };
  const saveChanges = useEffectEvent(() => {
    if (isChanged.current && !isBlank(mail)) void store('draft', new Date());
  });
  useEffect(() => {
    if (isBlank(mail)) return undefined;
    const timer = setTimeout(() => saveChanges(), SAVE_MS);
    return () => clearTimeout(timer);
  }, [mail]);
  useEffect(() => {
    const saveNow = () => saveChanges();
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  const isTaken = mails.some(({ id, folder }) => id === mail.id && folder !== 'draft');

  return {
    mail,
    write: (part) => change(() => part),
    attach: async (files) => {
      for (const file of files ?? []) {
        const attachment = await storeFile(file);
        change(({ attachments }) => ({ attachments: [...attachments, attachment] }));
      }
    },
    leave: store,
    discard: () => {
      isChanged.current = false;
      if (!isTaken) remove([mail]);
    },
    isSaved,
    isTaken,
  };
}
