import type { SpaceMember, SpaceRole } from '@contract/space/space';
import { readMirror } from './mirror';
import { currentSpace } from './source';

/** Null for the sample data. Rejects when the service must be asked first and does not answer. */
export async function readCurrentSpace(): Promise<{
  id: string;
  name: string;
  role: SpaceRole;
  members: readonly SpaceMember[];
} | null> {
  const space = await currentSpace();
  if (!space) return null;
  const { id, name, memberId } = space.chosen;
  if ((await readMirror(id)).state === null) await space.source.pull(id);
  const members = (await readMirror(id)).state?.members ?? [];
  return { id, name, members, role: members.find((member) => member.id === memberId)?.role ?? 'reader' };
}
