import { useEffect, useRef } from 'react';
import type { Mail } from '@/data/email/collection';
import { offerKeys } from '@/lib/keys/shortcut-listener';
import type { MailDeeds } from './email-actions';
import type { MailSearch } from './email-search';

interface Keys {
  found: readonly Mail[];
  open: Mail | null;
  change: (next: Partial<MailSearch>, replace?: boolean) => void;
  deeds: MailDeeds;
}

/** The keys of the mail list, offered while it stands. */
export function useMailKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const go = (by: 1 | -1) => {
      const { found, open, change } = latest.current;
      const here = found.findIndex((mail) => mail.id === open?.id);
      const mail = found[Math.max(0, Math.min(found.length - 1, here + by))];
      if (mail) change({ message: mail.id }, open !== null);
    };
    const onOpen = (deed: (mail: Mail) => void) => () => {
      const { open } = latest.current;
      if (open) deed(open);
      return open !== null;
    };
    return offerKeys({
      next: () => go(1),
      previous: () => go(-1),
      archiveMail: onOpen((mail) => latest.current.deeds.move([mail], 'archive', 'Archived')),
      deleteMail: onOpen((mail) => latest.current.deeds.remove([mail])),
      writeMail: () => latest.current.change({ compose: 'new' }),
    });
  }, []);
}
