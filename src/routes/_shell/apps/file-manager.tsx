import { createFileRoute } from '@tanstack/react-router';
import { fileSearch } from '@/components/file/file-search';
import { FileManagerPage } from '@/components/file/FileManagerPage';
import { filesOptions } from '@/queries/file';
import { usersOptions } from '@/queries/user';

export const Route = createFileRoute('/_shell/apps/file-manager')({
  validateSearch: fileSearch,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...filesOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'File manager', crumbs: ['Workspace'] },
  component: FileManagerPage,
});
