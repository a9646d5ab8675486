import { useState } from 'react';
import type { Contact } from '@/data/user/schema';

export interface ContactSelection {
  /** Ticked contacts among those found: no action touches what a filter hides. */
  selected: readonly Contact[];
  isTicked: (contact: Contact) => boolean;
  tick: (contacts: readonly Contact[], ticked: boolean) => void;
  clear: () => void;
}

export function useContactSelection(found: readonly Contact[]): ContactSelection {
  const [ids, setIds] = useState<ReadonlySet<Contact['id']>>(new Set());
  return {
    selected: found.filter(({ id }) => ids.has(id)),
    isTicked: ({ id }) => ids.has(id),
    tick: (contacts, ticked) => {
      const next = new Set(ids);
      for (const { id } of contacts)
        if (ticked) next.add(id);
        else next.delete(id);
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}
