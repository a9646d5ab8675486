import { useState } from 'react';

/**
 * What a page has open under an address. It stays as it was last while `key` does: what a member is typing must not
 * close because the item was deleted, or moved out of the list, in another tab or by another member.
 */
export function useOpenItem<T>(key: string, found: T | null): T | null {
  const [last, setLast] = useState({ key, item: found });
  const item = found ?? (last.key === key ? last.item : null);
  if (last.key !== key || last.item !== item) setLast({ key, item });
  return item;
}
