import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Space, SpaceMember, SpaceRole } from '@contract/space/space';
import { callApi } from '@/lib/api/client';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { cursorQuery } from '@/queries/pagination';
import { sampleQuery } from '@/queries/sample';

// Not part of the first load.
const loadContract = () => import('@contract/space/space');

/** Everything of spaces that the service knows; the live event `space-changed` invalidates it. */
export const SPACES_KEY = ['spaces'] as const;

/** Another owner may have given the chosen space another name. */
function renameChosen(spaces: readonly Space[]): void {
  const chosen = chosenSpace.get();
  const name = spaces.find(({ id }) => id === chosen?.id)?.name;
  if (chosen && name !== undefined && name !== chosen.name) chosenSpace.set({ ...chosen, name });
}

/** By name. */
export const spacesOptions = () =>
  queryOptions({
    queryKey: [...SPACES_KEY, 'list'],
    queryFn: async ({ signal }) => {
      const { items } = await callApi((await loadContract()).listSpaces, {}, { signal });
      renameChosen(items);
      return items;
    },
  });

/** The chosen space as this device knows it. */
export interface CurrentSpace {
  id: string;
  name: string;
  role: SpaceRole;
  /** In the order of joining. */
  members: readonly SpaceMember[];
}

/** Null for the sample data. */
export const currentSpaceOptions = () =>
  sampleQuery(['space'], async (): Promise<CurrentSpace | null> => {
    const { readCurrentSpace } = await import('@/data/space/current-space');
    return readCurrentSpace();
  });

/** An item of the chosen space; null for a deleted one. */
export const currentItemOptions = (id: string) =>
  sampleQuery(['space', 'item', id], async () => (await import('@/data/space/version')).readItem(id));

/** The item as one of its changes left it. */
export const spaceItemVersionOptions = (spaceId: string, itemId: string, revision: number) =>
  queryOptions({
    queryKey: [...SPACES_KEY, 'version', spaceId, itemId, revision],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { getSpaceItemVersion } = await import('@contract/space/space-item');
      return callApi(getSpaceItemVersion, { params: { spaceId, itemId, revision } }, { signal });
    },
  });

/** Newest first. */
export const spaceItemHistoryOptions = (spaceId: string, itemId: string) =>
  infiniteQueryOptions({
    queryKey: [...SPACES_KEY, 'history', spaceId, itemId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const { listSpaceItemHistory } = await import('@contract/space/space-item');
      const params = { spaceId, itemId };
      return callApi(listSpaceItemHistory, { params, query: cursorQuery(pageParam) }, { signal });
    },
    getNextPageParam: (last) => last.nextCursor,
  });
