import { queryOptions, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { listSpaceMembers } from '@contract/space/space';
import { listSpaceItems, type SpaceItem } from '@contract/space/space-item';
import { forgetSpace, readMirror, updateMirror } from '@/data/space/mirror';
import { connectSpaceSource } from '@/data/space/source';
import { callApi } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { showToast } from '@/lib/overlays/toast';
import { clearUndo } from '@/lib/overlays/undo';
import { sessionSignal, sessionUid, whenSessionKnown } from '@/lib/session/member-session';
import { type ChosenSpace, chosenSpace } from '@/lib/storage/chosen-space';
import { outboxOf } from '@/queries/outbox/registry';
import { sendSpaceChanges } from '@/queries/workspace/mutations/space/space-item';
import { SPACES_KEY } from '@/queries/workspace/space';
import { spaceText } from '@/messages/workspace/space';
import { isUnsentSpace, unsentChanges } from './unsent';

async function readSince(spaceId: string, since: number): Promise<{ items: SpaceItem[]; revision: number }> {
  const items: SpaceItem[] = [];
  for (let revision = since; ;) {
    const page = await callApi(listSpaceItems, { params: { spaceId }, query: { since: revision } });
    items.push(...page.items);
    ({ revision } = page);
    if (!page.hasMore) return { items, revision };
  }
}

/** The space was deleted, or the member was removed. */
const isSpaceGone = (error: unknown): boolean => error instanceof ApiError && error.problem.status === 404;

const sayNoLongerIn = (name: string): void =>
  showToast({
    type: 'info',
    title: spaceText.noLongerIn(name),
    text: spaceText.sampleDataShown,
    // A dialog with what the member is typing may hide it.
    durationSeconds: 0,
  });

async function pull(client: QueryClient, spaceId: string): Promise<void> {
  if (isUnsentSpace(client, spaceId)) return;
  const since = (await readMirror(spaceId)).state?.revision ?? 0;
  try {
    const [{ items, revision }, { items: members }] = await Promise.all([
      readSince(spaceId, since),
      callApi(listSpaceMembers, { params: { spaceId } }),
    ]);
    await updateMirror(spaceId, { items, state: { revision, members } });
  } catch (error) {
    if (!isSpaceGone(error)) throw error;
    await forgetSpace(spaceId);
    const chosen = chosenSpace.get();
    if (chosen?.id !== spaceId) return;
    chosenSpace.set(null);
    sayNoLongerIn(chosen.name);
  }
}

/** Another tab may be the first to learn that the member was removed: it returns all tabs to the sample data. */
async function sayIfRemoved(client: QueryClient, { id, name }: ChosenSpace): Promise<void> {
  if (isUnsentSpace(client, id)) return;
  try {
    await callApi(listSpaceMembers, { params: { spaceId: id } });
  } catch (error) {
    // Without an answer nothing is known.
    if (isSpaceGone(error)) sayNoLongerIn(name);
  }
}

const running = new WeakMap<QueryClient, Promise<void>>();

/** Reads what changed in a space into its mirror. One read at a time: each begins where the one before ended. */
export function pullSpace(client: QueryClient, spaceId: string): Promise<void> {
  const next = (running.get(client) ?? Promise.resolve()).then(() => pull(client, spaceId));
  running.set(
    client,
    next.catch(() => undefined),
  );
  return next;
}

const syncOptions = (client: QueryClient) => {
  const id = chosenSpace.get()?.id;
  return queryOptions({
    queryKey: [...SPACES_KEY, 'sync', id],
    queryFn: async () => {
      if (id !== undefined) await pullSpace(client, id);
      return null;
    },
    enabled: id !== undefined,
    refetchOnReconnect: 'always',
  });
};

const connected = new WeakSet<QueryClient>();

/** Lets the collections read and write the chosen space, and keeps its mirror current until the session ends. */
export async function connectSpaces(client: QueryClient): Promise<void> {
  await whenSessionKnown();
  if (sessionUid.get() === null) return;
  // The first read includes the changes of an earlier visit that were not sent.
  await outboxOf(client);
  if (connected.has(client)) return;
  connected.add(client);
  connectSpaceSource({
    pull: (spaceId) => pullSpace(client, spaceId),
    unsent: (spaceId) => unsentChanges(client, spaceId),
    send: (spaceId, changes, before) => sendSpaceChanges(client, spaceId, changes, before),
  });
  const observer = new QueryObserver(client, syncOptions(client));
  const stopObserving = observer.subscribe(() => undefined);
  let shown = chosenSpace.get();
  // Before the next one, which takes the choice over.
  const stopHearing = chosenSpace.subscribeToOtherTabs(() => {
    if (shown && chosenSpace.get() === null) void sayIfRemoved(client, shown);
  });
  const stopFollowing = chosenSpace.subscribe(() => {
    observer.setOptions(syncOptions(client));
    const chosen = chosenSpace.get();
    // An undo would change the other space.
    if (shown?.id !== chosen?.id) clearUndo();
    shown = chosen;
  });
  sessionSignal().addEventListener('abort', () => {
    stopHearing();
    stopFollowing();
    stopObserving();
  });
}
