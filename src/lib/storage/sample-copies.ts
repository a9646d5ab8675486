import * as z from 'zod/mini';
import { storageEntry } from './storage-entry';

const SampleCopy = z.object({
  /** Of the upload. */
  id: z.uuid(),
  itemId: z.uuid(),
  /** Of the sample file. */
  title: z.string(),
  parentId: z.nullable(z.uuid()),
});
export type SampleCopy = z.infer<typeof SampleCopy>;

const SampleCopies = z.object({ spaceId: z.uuid(), copies: z.array(SampleCopy) });
type SampleCopies = z.infer<typeof SampleCopies>;

/** Sample files that new spaces do not have yet, which the next visit copies. */
const sampleCopies = storageEntry<SampleCopies[]>({
  key: 'plaza.sample-files',
  schema: z.array(SampleCopies),
  fallback: [],
});

export const readSampleCopies = (): readonly SampleCopies[] => sampleCopies.get();

/** No copies end it. */
export function setSampleCopies(spaceId: string, copies: readonly SampleCopy[]): void {
  const others = sampleCopies.get().filter((each) => each.spaceId !== spaceId);
  const next = copies.length === 0 ? others : [...others, { spaceId, copies: [...copies] }];
  if (next.length > 0) sampleCopies.set(next);
  else sampleCopies.remove();
}
