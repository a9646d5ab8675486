import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import IconPlus from '~icons/tabler/plus';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { PageHeader } from '@/components/ui/PageHeader';
import type { Project } from '@/data/project/schema';
import { addDays, today } from '@/lib/dates/day';
import { pluralize } from '@/lib/text/format';
import { saveProjectOptions } from '@/queries/workspace/mutations/project';
import { filterProjects } from './filter-projects';
import type { ProjectSearch } from './project-search';
import { ProjectCard } from './ProjectCard';
import { ProjectDrawer } from './ProjectDrawer';
import { ProjectMenu } from './ProjectMenu';
import { ProjectToolbar } from './ProjectToolbar';
import './project.scss';

// The cards do without table and form.
const ProjectTable = lazy(() =>
  import('./ProjectTable').then(({ ProjectTable }) => ({ default: ProjectTable })),
);
const ProjectDialog = lazy(() =>
  import('./ProjectDialog').then(({ ProjectDialog }) => ({ default: ProjectDialog })),
);

const route = getRouteApi('/_shell/apps/Projects');

export function ProjectsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: all } = useSuspenseQuery(route.useRouteContext().projects);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const people = useMemo(() => new Map(users.map((user) => [user.id, user])), [users]);
  const save = useMutation(saveProjectOptions());

  const change = (next: Partial<ProjectSearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const found = filterProjects(all, search, search.due ? addDays(today(), search.due) : null);
  const byId = (id: number | 'new' | undefined) => all.find((project) => project.id === id);
  const shown = byId(search.project);
  const edited = byId(search.edit);
  const projectActions = {
    open: (project: Project) => change({ project: project.id }, false),
    edit: (project: Project) => change({ edit: project.id, project: undefined }, false),
    archive: (project: Project) => {
      save.mutate({
        from: project,
        to: { ...project, archived: !project.archived },
        toast: project.archived ? `${project.title} restored` : `${project.title} archived`,
      });
      change({ project: undefined });
    },
  };
  const rowMenu = (project: Project) => <ProjectMenu project={project} projectActions={projectActions} />;
  return (
    <>
      <PageHeader
        lead={pluralize(found.length, 'project')}
        actions={
          <button type="button" className="btn btn-primary" onClick={() => change({ edit: 'new' }, false)}>
            <IconPlus />
            New project
          </button>
        }
      />
      <ProjectToolbar search={search} change={change} />
      {found.length === 0 ? (
        <EmptyState
          title="No matching projects"
          text="Try fewer words or another status."
          action={
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => change({ q: undefined, status: undefined, due: undefined })}
            >
              Show all
            </button>
          }
        />
      ) : search.view === 'table' ? (
        <Suspense fallback={<Skeleton what="projects" rows={10} />}>
          <ProjectTable projects={found} actions={rowMenu} />
        </Suspense>
      ) : (
        <ul className="projects">
          {found.map((project) => (
            <ProjectCard key={project.id} project={project} people={people} actions={projectActions} />
          ))}
        </ul>
      )}
      {shown && (
        <ProjectDrawer
          project={shown}
          people={people}
          actions={projectActions}
          save={(to, toast) => save.mutate({ from: shown, to, toast })}
          onClose={() => change({ project: undefined })}
        />
      )}
      {(search.edit === 'new' || edited) && (
        <Suspense>
          <ProjectDialog
            key={search.edit}
            project={edited ?? null}
            people={users}
            onClose={() => change({ edit: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}
