import { mutationOptions, onlineManager, type QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member/member';
import {
  deleteSpace as deleteOperation,
  putSpace,
  putSpaceMember,
  removeSpaceMember,
  type Space,
  type SpaceMember,
  type SpaceRole,
} from '@contract/space/space';
import { MAX_SPACES } from '@contract/space/space-limits';
import { forgetSpace, readMirror, updateMirror } from '@/data/space/mirror';
import { callApi } from '@/lib/api/client';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { updateQuery } from '@/queries/optimistic';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue, outboxOf } from '@/queries/outbox/registry';
import { notifySubmitted, submit } from '@/queries/outbox/submit';
import { meOptions } from '@/queries/social/member/me';
import { pullSpace } from '@/queries/workspace/mutations/space/connect-spaces';
import { SPACES_KEY, spacesOptions } from '@/queries/workspace/space';
import { spaceText } from '@/messages/workspace/space';
import { fillSpace, loadSample } from './fill-space';
import { isUnsentSpace, unsentKeys } from './unsent';

interface SpaceVars {
  id: string;
  name: string;
  /** False deletes the space. */
  on: boolean;
  /** The service does not know the space yet. */
  isNew?: boolean;
}

interface SpaceMemberVars {
  spaceId: string;
  handle: string;
  name: string;
  /** Null removes the member. */
  role: SpaceRole | null;
}

interface NewSpaceMember {
  client: QueryClient;
  space: Pick<Space, 'id' | 'name'>;
  role: SpaceRole;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    space: { vars: SpaceVars; response: { id: string } };
    spaceMember: { vars: SpaceMemberVars; response: { id: string } };
  }
}

const refresh = (client: QueryClient): void => void client.invalidateQueries({ queryKey: SPACES_KEY });

/** Leaves a space that the service refused to create: its items cannot be sent either. */
function abandonSpace(client: QueryClient, id: string): void {
  if (chosenSpace.get()?.id === id) chosenSpace.set(null);
  void forgetSpace(id);
  void outboxOf(client).then(({ discard }) => {
    for (const key of unsentKeys(client, id)) discard(key);
  });
}

function withSpace(spaces: readonly Space[], { id, name, on }: SpaceVars): Space[] {
  const others = spaces.filter((space) => space.id !== id);
  if (!on) return others;
  const before = spaces.find((space) => space.id === id);
  const space: Space = { role: 'owner', revision: 0, memberCount: 1, ...before, id, name };
  return [...others, space].toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

export const spaceHandlers = {
  space: defineHandler({
    scope: ({ id }: SpaceVars) => `space:${id}`,
    coalesceKey: ({ id }) => `space:${id}`,
    send: ({ id, name, on, isNew = true }, options): Promise<{ id: string }> => {
      const params = { spaceId: id };
      return on
        ? callApi(putSpace, { params, body: { name, create: isNew } }, options)
        : callApi(deleteOperation, { params }, options);
    },
    affectedKeys: () => [spacesOptions().queryKey],
    applyOptimistic: (client, vars) =>
      updateQuery(client, spacesOptions(), (spaces) => withSpace(spaces, vars)),
    settle: refresh,
    rollback: (client, { id, isNew }) => {
      if (isNew && !isUnsentSpace(client, id)) abandonSpace(client, id);
      refresh(client);
    },
    label: ({ on }) => (on ? spaceText.saveSpace : spaceText.deleteSpaceLabel),
    text: ({ name }) => name,
    failureTitle: ({ on }) => (on ? spaceText.spaceNotSaved : spaceText.spaceNotDeleted),
  }),

  spaceMember: defineHandler({
    scope: ({ spaceId }: SpaceMemberVars) => `space:${spaceId}`,
    coalesceKey: ({ spaceId, handle }) => `space-member:${spaceId}:${handle}`,
    send: ({ spaceId, handle, role }, options): Promise<{ id: string }> => {
      const params = { spaceId, handle };
      return role
        ? callApi(putSpaceMember, { params, body: { role } }, options)
        : callApi(removeSpaceMember, { params }, options);
    },
    settle: refresh,
    rollback: refresh,
    label: ({ role, name }) => (role ? spaceText.shareWith(name) : spaceText.removeFromSpace(name)),
    failureTitle: ({ role, name }) => (role ? spaceText.notShared(name) : spaceText.notRemoved(name)),
  }),
};

/** Shows a space, or the sample data (null), on every page of the workspace. Rejects when the space cannot be read. */
export async function switchSpace(
  client: QueryClient,
  space: Pick<Space, 'id' | 'name'> | null,
): Promise<void> {
  if (space) {
    const { id: memberId } = await client.query({ ...meOptions(), staleTime: 'static' });
    if ((await readMirror(space.id)).state === null) await pullSpace(client, space.id);
    chosenSpace.set({ id: space.id, name: space.name, memberId });
  } else chosenSpace.set(null);
}

/** A quick member sends the form before the list has arrived. Offline, the service refuses one too many later. */
const knownSpaces = (client: QueryClient) =>
  onlineManager.isOnline()
    ? client.query({ ...spacesOptions(), staleTime: 'static' }).catch(() => [])
    : (client.getQueryData(spacesOptions().queryKey) ?? []);

/** Creates a space and shows it. Rejects for one space too many. `isFilled` copies the sample data into the space. */
export async function createSpace(
  client: QueryClient,
  { name, isFilled }: { name: string; isFilled: boolean },
): Promise<void> {
  const id = crypto.randomUUID();
  const known = await knownSpaces(client);
  if (known.length >= MAX_SPACES) throw new Error(spaceText.tooManySpaces(MAX_SPACES));
  // First: a script that cannot be fetched leaves no empty space.
  const sample = isFilled ? await loadSample() : null;
  const {
    id: memberId,
    handle,
    name: ownName,
    avatarUrl,
  } = await client.query({
    ...meOptions(),
    staleTime: 'static',
  });
  const owner: SpaceMember = { id: memberId, handle, name: ownName, avatarUrl, role: 'owner' };
  await enqueue(client, { kind: 'space', vars: { id, name, on: true, isNew: true } });
  await updateMirror(id, { items: [], state: { revision: 0, members: [owner] } });
  if (sample) await fillSpace(client, { spaceId: id, memberId, sample });
  await switchSpace(client, { id, name });
}

export async function renameSpace(client: QueryClient, id: string, name: string): Promise<void> {
  await enqueue(client, {
    kind: 'space',
    vars: { id, name, on: true, isNew: isUnsentSpace(client, id) },
  });
  const chosen = chosenSpace.get();
  if (chosen?.id === id) chosenSpace.set({ ...chosen, name });
}

/** For all members; the page confirms first. */
export async function deleteSpace(
  client: QueryClient,
  { id, name }: Pick<Space, 'id' | 'name'>,
): Promise<void> {
  await enqueue(client, { kind: 'space', vars: { id, name, on: false } });
  await switchSpace(client, null);
  await forgetSpace(id);
}

/** Adds members by their handles; each shows once the service has answered. */
export async function addToSpace(
  client: QueryClient,
  spaceId: string,
  handles: readonly string[],
  role: SpaceRole,
): Promise<void> {
  await enqueue(
    client,
    ...handles.map((handle) => ({
      kind: 'spaceMember' as const,
      vars: { spaceId, handle, name: `@${handle}`, role },
    })),
  );
}

/** Adds one member; rejects with the reason when the service refuses at once. */
export const addMemberOptions = ({ handle, name }: MemberCard) =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ space, role, client }: NewSpaceMember) => {
      const vars: SpaceMemberVars = { spaceId: space.id, handle, name, role };
      const response = await submit(
        client,
        { kind: 'spaceMember', vars },
        { failure: spaceText.notAdded(name) },
      );
      notifySubmitted(response, spaceText.memberAdded(name, space.name));
    },
  });

/** Changes the role, or (null) removes the member; shown at once. */
export async function setSpaceRole(
  client: QueryClient,
  spaceId: string,
  { id, handle, name }: SpaceMember,
  role: SpaceRole | null,
): Promise<void> {
  const { state } = await readMirror(spaceId);
  const members = (state?.members ?? []).flatMap((other) =>
    other.id === id ? (role ? [{ ...other, role }] : []) : [other],
  );
  if (state) await updateMirror(spaceId, { items: [], state: { revision: state.revision, members } });
  await enqueue(client, { kind: 'spaceMember', vars: { spaceId, handle, name, role } });
}

/** Removes the caller from the space; the page confirms first. */
export async function leaveSpace(client: QueryClient, space: Pick<Space, 'id' | 'name'>): Promise<void> {
  const { handle, name } = await client.query({ ...meOptions(), staleTime: 'static' });
  await enqueue(client, { kind: 'spaceMember', vars: { spaceId: space.id, handle, name, role: null } });
  await switchSpace(client, null);
  await forgetSpace(space.id);
}
