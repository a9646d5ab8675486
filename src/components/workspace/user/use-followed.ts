import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';
import { useStore } from '@/lib/store/use-store';

const followedIds = storageEntry({
  key: 'plaza.sample-follows',
  schema: z.array(z.number()),
  fallback: [],
});

/** Follows of sample users are stored on this device only. */
export function useFollowed(id: number): [boolean, (followed: boolean) => void] {
  const ids = useStore(followedIds);
  const setFollowed = (followed: boolean) => {
    const others = ids.filter((other) => other !== id);
    followedIds.set(followed ? [...others, id] : others);
  };
  return [ids.includes(id), setFollowed];
}
