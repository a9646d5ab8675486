import { createFileRoute } from '@tanstack/react-router';
import { projectSearchSchema } from '@/components/workspace/project/project-search';
import { ProjectsPage } from '@/components/workspace/project/ProjectsPage';
import { projectsOptions } from '@/queries/workspace/project';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/Projects')({
  validateSearch: projectSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...projectsOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'Projects', crumbs: ['Workspace'] },
  component: ProjectsPage,
});
