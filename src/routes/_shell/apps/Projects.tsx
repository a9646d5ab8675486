import { createFileRoute } from '@tanstack/react-router';
import { projectSearchSchema } from '@/components/workspace/project/project-search';
import { ProjectsPage } from '@/components/workspace/project/ProjectsPage';
import { loadItems } from '@/queries/loader';
import { projectsOptions } from '@/queries/workspace/project';
import { currentSpaceOptions } from '@/queries/workspace/space';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/Projects')({
  validateSearch: projectSearchSchema,
  context: () => ({ projects: projectsOptions(), space: currentSpaceOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, projects, space, users } }) =>
    loadItems(queryClient, projects, space, users),
  staticData: { title: 'Projects', crumbs: ['Workspace'], sample: 'or-space' },
  component: ProjectsPage,
});
