import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { DataExport } from '@contract/account/data-export';
import { callApi } from '@/lib/api/client';
import { dataText } from '@/messages/account/data';

const queryKey = ['data-export'];

export const isExportActive = (current: DataExport | null | undefined): boolean =>
  current?.state === 'queued' || current?.state === 'running';

/** The contract is not part of the first load. Read every second while the archive is made. */
export const dataExportOptions = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<DataExport | null> => {
      const { getDataExport } = await import('@contract/account/data-export');
      return (await callApi(getDataExport, {}, { signal })).export;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (isExportActive(state.data) ? 1000 : false),
  });

export const startDataExportOptions = () =>
  mutationOptions({
    mutationFn: async () => {
      const { startDataExport } = await import('@contract/account/data-export');
      return callApi(startDataExport, {});
    },
    onSuccess: (started, _variables, _result, { client }) => void client.setQueryData(queryKey, started),
    networkMode: 'always',
    meta: { failure: dataText.exportNotStarted, invalidates: [queryKey] },
  });

export const deleteDataExportOptions = () =>
  mutationOptions({
    mutationFn: async () => {
      const { deleteDataExport } = await import('@contract/account/data-export');
      return callApi(deleteDataExport, {});
    },
    onSuccess: (_done, _variables, _result, { client }) => void client.setQueryData(queryKey, null),
    networkMode: 'always',
    meta: { failure: dataText.exportNotDeleted, invalidates: [queryKey] },
  });
