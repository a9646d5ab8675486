import { createFileRoute } from '@tanstack/react-router';
import { fileSearchSchema } from '@/components/workspace/file/file-search';
import { FileManagerPage } from '@/components/workspace/file/FileManagerPage';
import { filesOptions } from '@/queries/workspace/file';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/file-manager')({
  validateSearch: fileSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...filesOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'File manager', crumbs: ['Workspace'] },
  component: FileManagerPage,
});
