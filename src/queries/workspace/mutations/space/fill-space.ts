import type { QueryClient } from '@tanstack/react-query';
import { SpaceItemChange } from '@contract/space/space-item';
import { sendSpaceChanges } from './space-item';

type Sample = Awaited<ReturnType<typeof loadSample>>;
export const loadSample = () =>
  Promise.all([
    import('@/data/workspace/space-sample'),
    import('@/data/file/space-sample'),
    import('@/queries/workspace/mutations/file/copy-sample-files'),
  ]);

/** The files follow their content, which is uploaded in the background. */
export async function fillSpace(
  client: QueryClient,
  { spaceId, memberId, sample }: { spaceId: string; memberId: string; sample: Sample },
): Promise<void> {
  const [{ sampleSpaceItems }, { fileItems }, { beginSampleCopy }] = sample;
  const now = new Date();
  const { folders, copies } = fileItems(now, memberId);
  const changes = [...sampleSpaceItems(now, memberId), ...folders].map(({ id, kind, body }) =>
    SpaceItemChange.parse({ id, kind, base: 0, set: body }),
  );
  await sendSpaceChanges(client, spaceId, changes);
  beginSampleCopy(client, { spaceId, memberId, copies });
}
