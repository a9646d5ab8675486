import type { SpaceItemChange } from '@contract/space/space-item';
import { sessionUid, whenSessionKnown } from '@/lib/session/member-session';
import { withTimeLimit } from '@/lib/session/time-limit';
import { type ChosenSpace, chosenSpace } from '@/lib/storage/chosen-space';

/** What the collections need of the layers above. */
export interface SpaceSource {
  /** Reads the space into the mirror; rejects when the service does not answer. */
  pull: (spaceId: string) => Promise<void>;
  /** Own changes that the service has not confirmed, oldest first. */
  unsent: (spaceId: string) => readonly SpaceItemChange[];
  /** Resolves once the changes are stored on this device. `before` is the `mergeBases` of the changes. */
  send: (
    spaceId: string,
    changes: readonly SpaceItemChange[],
    before: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  ) => Promise<void>;
}

/** Longest wait for the background services of a member, in ms. */
const CONNECT_TIMEOUT_MS = 15_000;

let connect: (source: SpaceSource) => void;
let connected: Promise<SpaceSource>;

function disconnect(): void {
  connected = new Promise((resolve) => {
    connect = resolve;
  });
}

disconnect();
sessionUid.subscribe(disconnect);

/** For the session of the signed-in member. */
export const connectSpaceSource = (source: SpaceSource): void => connect(source);

/** `opened` if given. Null while the workspace shows the sample data: always for visitors. */
export async function currentSpace(
  opened?: ChosenSpace,
): Promise<{ source: SpaceSource; chosen: ChosenSpace } | null> {
  if (!opened && chosenSpace.get() === null) return null;
  await whenSessionKnown();
  if (sessionUid.get() === null) return null;
  const source = await withTimeLimit(connected, CONNECT_TIMEOUT_MS);
  const chosen = opened ?? chosenSpace.get();
  return chosen && { source, chosen };
}
