import { createFileRoute } from '@tanstack/react-router';
import { projectSearchSchema } from '@/components/workspace/project/project-search';
import { ProjectsPage } from '@/components/workspace/project/ProjectsPage';
import { loadData } from '@/queries/loader';
import { projectsOptions } from '@/queries/workspace/project';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/Projects')({
  validateSearch: projectSearchSchema,
  context: () => ({ projects: projectsOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, projects, users } }) => loadData(queryClient, projects, users),
  staticData: { title: 'Projects', crumbs: ['Workspace'] },
  component: ProjectsPage,
});
