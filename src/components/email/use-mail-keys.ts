import { useEffect, useRef } from 'react';
import type { Mail } from '@/data/email';
import type { MailDeeds } from './EmailPage';
import type { MailSearch } from './mail-search';

interface Keys {
  found: readonly Mail[];
  open: Mail | null;
  change: (next: Partial<MailSearch>, replace?: boolean) => void;
  deeds: MailDeeds;
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));

/** J and K go through the list, E archives, # deletes, C writes; never while something is typed or asked. */
export function useMailKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { found, open, change, deeds } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const here = found.findIndex((mail) => mail.id === open?.id);
      const go = (to: number) => {
        const mail = found[Math.max(0, Math.min(found.length - 1, to))];
        if (mail) change({ message: mail.id }, open !== null);
      };
      if (event.key === 'j') go(here + 1);
      else if (event.key === 'k') go(here - 1);
      else if (event.key === 'e' && open) deeds.move([open], 'archive', 'Archived');
      else if (event.key === '#' && open) deeds.remove([open]);
      else if (event.key === 'c') change({ compose: 'new' });
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
