import { listSpaceItems, type SpaceItem } from '@contract/space/space-item';
import { ProblemError } from '../call-as';
import { SHARED_IDS, type HistoryWorld, type SpaceDevice } from './history-world';

/** Items of a page: few, so that a device reads several. */
const LIMIT = 2;

async function readOn({ call }: HistoryWorld, device: SpaceDevice): Promise<void> {
  const params = { spaceId: device.spaceId };
  for (;;) {
    const query = { since: device.revision, limit: LIMIT };
    const { items, revision, hasMore } = await call(device.uid, listSpaceItems, { params, query });
    for (const item of items)
      if (item.body) device.items.set(item.id, item);
      else device.items.delete(item.id);
    device.revision = revision;
    if (!hasMore) return;
  }
}

/** Null for a member who may no longer read the space. */
async function follow(world: HistoryWorld, device: SpaceDevice): Promise<SpaceDevice | null> {
  try {
    await readOn(world, device);
    return device;
  } catch (cause) {
    if (cause instanceof ProblemError && cause.problem.status < 500) return null;
    throw cause;
  }
}

/** Each member's device reads what has changed in both spaces since it read last. */
export async function syncDevices(world: HistoryWorld): Promise<void> {
  const { rows } = await world.api.pool.query<{ id: string; at: string }>(
    'SELECT id, created_at::text AS at FROM spaces WHERE id = ANY ($1)',
    [world.ids.slice(0, SHARED_IDS)],
  );
  const devices = rows.flatMap(({ id: spaceId, at: createdAt }) =>
    world.uids.map((uid) => {
      const known = world.devices.find((each) => each.uid === uid && each.spaceId === spaceId);
      const isSame = known?.createdAt === createdAt;
      return isSame ? known : { uid, spaceId, createdAt, revision: 0, items: new Map<string, SpaceItem>() };
    }),
  );
  const followed = await Promise.all(devices.map((device) => follow(world, device)));
  world.devices = followed.flatMap((device) => device ?? []);
}
