import { randomUUID } from 'node:crypto';
import { putSpace, putSpaceMember, type SpaceRole } from '@contract/space/space';
import { changeSpaceItems, listSpaceItems, type SpaceItemChange } from '@contract/space/space-item';
import { beginSession } from '@/lib/session/member-session';
import { type ChosenSpace, chosenSpace } from '@/lib/storage/chosen-space';
import { ines } from './fake-auth';
import { createMember, createTestService } from './test-service';

export const amara = createMember('Amara Diallo');

/** Ines has chosen the space before the app opens, or in another tab. Null is the sample data. */
export function chooseSpace(space: ChosenSpace | null): void {
  beginSession(ines.uid);
  chosenSpace.set(space);
}

/** A space of Amara that Ines has chosen. */
export async function openSharedSpace(role: SpaceRole = 'editor') {
  const service = await createTestService();
  const spaceId = randomUUID();
  const params = { spaceId };
  await service.call(amara, putSpace, { params, body: { name: 'Lamps' } });
  const { id: memberId, handle } = await service.me(ines);
  await service.call(amara, putSpaceMember, { params: { spaceId, handle }, body: { role } });
  chooseSpace({ id: spaceId, name: 'Lamps', memberId });
  const change = (who: typeof amara | typeof ines, ...changes: SpaceItemChange[]) =>
    service.call(who, changeSpaceItems, { params, body: { changes } });
  const items = async () => (await service.call(amara, listSpaceItems, { params })).items;
  return { ...service, spaceId, memberId, handle, change, items };
}
