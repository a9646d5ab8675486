import { createFileRoute } from '@tanstack/react-router';
import { fileSearchSchema } from '@/components/workspace/file/file-search';
import { FileManagerPage } from '@/components/workspace/file/FileManagerPage';
import { loadData } from '@/queries/loader';
import { filesOptions } from '@/queries/workspace/file';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/file-manager')({
  validateSearch: fileSearchSchema,
  context: () => ({ files: filesOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, files, users } }) => loadData(queryClient, files, users),
  staticData: { title: 'File manager', crumbs: ['Workspace'], sample: 'always' },
  component: FileManagerPage,
});
