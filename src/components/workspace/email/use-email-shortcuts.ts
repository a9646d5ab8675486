import { useEffect, useRef } from 'react';
import type { Email } from '@/data/email/schema';
import { registerShortcuts } from '@/lib/keys/shortcut-listener';
import type { EmailActions } from './email-actions';
import type { MailSearch } from './email-search';

interface Options {
  mails: readonly Email[];
  open: Email | null;
  change: (next: Partial<MailSearch>, replace?: boolean) => void;
  actions: EmailActions;
}

export function useMailShortcuts(keys: Options): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const go = (by: 1 | -1) => {
      const { mails, open, change } = latest.current;
      const here = mails.findIndex((mail) => mail.id === open?.id);
      const mail = mails[Math.max(0, Math.min(mails.length - 1, here + by))];
      if (mail) change({ message: mail.id }, open !== null);
    };
    const onOpen = (action: (mail: Email) => void) => () => {
      const { open } = latest.current;
      if (open) action(open);
      return open !== null;
    };
    return registerShortcuts({
      next: () => go(1),
      previous: () => go(-1),
      archiveMail: onOpen((mail) => latest.current.actions.move([mail], 'archive', 'Archived')),
      deleteMail: onOpen((mail) => latest.current.actions.remove([mail])),
      writeMail: () => latest.current.change({ compose: 'new' }),
    });
  }, []);
}
