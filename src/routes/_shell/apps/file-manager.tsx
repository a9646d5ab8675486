import { createFileRoute } from '@tanstack/react-router';
import { fileSearchSchema } from '@/components/workspace/file/file-search';
import { FileManagerPage } from '@/components/workspace/file/FileManagerPage';
import { loadItems } from '@/queries/loader';
import { filesOptions } from '@/queries/workspace/file';
import { currentSpaceOptions } from '@/queries/workspace/space';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/file-manager')({
  validateSearch: fileSearchSchema,
  context: () => ({ files: filesOptions(), space: currentSpaceOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, files, space, users } }) => loadItems(queryClient, files, space, users),
  staticData: { title: 'File manager', crumbs: ['Workspace'], sample: 'or-space' },
  component: FileManagerPage,
});
