import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import IconPlus from '~icons/tabler/plus';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { PageHeader } from '@/components/ui/PageHeader';
import { peopleOf } from '@/components/workspace/space/people-of';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { useCanType } from '@/components/workspace/space/use-can-type';
import type { Project } from '@/data/project/schema';
import { sampleProjectId } from '@/data/project/seed';
import { linkedId } from '@/lib/navigation/linked-id';
import { useToday } from '@/components/ui/ticking-clock';
import { addDays } from '@/lib/dates/day';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { useStore } from '@/lib/store/use-store';
import { saveProjectOptions } from '@/queries/workspace/mutations/project';
import { projectText } from '@/messages/workspace/project';
import { filterProjects } from './filter-projects';
import type { ProjectSearch } from './project-search';
import { ProjectCard } from './ProjectCard';
import { ProjectDrawer } from './ProjectDrawer';
import { type ProjectActions, ProjectMenu } from './ProjectMenu';
import { ProjectToolbar } from './ProjectToolbar';

// The cards do without table and form.
const ProjectTable = lazy(() =>
  import('./ProjectTable').then(({ ProjectTable }) => ({ default: ProjectTable })),
);
const ProjectDialog = lazy(() =>
  import('./ProjectDialog').then(({ ProjectDialog }) => ({ default: ProjectDialog })),
);

const SAMPLE_LEAD_ID = 1;

const route = getRouteApi('/_shell/apps/Projects');

export function ProjectsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: all } = useSuspenseQuery(route.useRouteContext().projects);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const { data: space } = useSuspenseQuery(route.useRouteContext().space);
  const persons = useMemo(() => peopleOf(space, users), [space, users]);
  const people = useMemo(() => new Map(persons.map((person) => [person.id, person])), [persons]);
  const isReader = space?.role === 'reader';
  const memberId = useStore(chosenSpace)?.memberId;
  const save = useMutation(saveProjectOptions());
  const today = useToday();

  const change = (next: Partial<ProjectSearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const found = filterProjects(all, search, search.due ? addDays(today, search.due) : null);
  const byId = (link: string | undefined) => {
    const id = linkedId(link, sampleProjectId);
    return all.find((project) => project.id === id);
  };
  const shown = byId(search.project);
  const edited = byId(search.edit);
  const canType = useCanType(search.edit ?? '', isReader);
  const actions: ProjectActions = {
    open: (project) => change({ project: project.id }, false),
    change: isReader
      ? null
      : {
          edit: (project) => change({ edit: project.id, project: undefined }, false),
          archive: (project) => {
            save.mutate({
              from: project,
              to: { ...project, archived: !project.archived },
              toast: project.archived
                ? projectText.restored(project.title)
                : projectText.archivedProject(project.title),
            });
            change({ project: undefined });
          },
        },
  };
  const rowMenu = (project: Project) => <ProjectMenu project={project} actions={actions} />;
  const newProject = (
    <button type="button" className="btn btn-primary" onClick={() => change({ edit: 'new' }, false)}>
      <IconPlus />
      {projectText.newProject}
    </button>
  );
  return (
    <>
      <PageHeader
        lead={projectText.projectCount(found.length)}
        actions={
          <>
            <SpaceMenu />
            {!isReader && newProject}
          </>
        }
      />
      <SpaceNotice space={space} />
      <ProjectToolbar search={search} change={change} />
      {all.length === 0 ? (
        <EmptyState
          title={projectText.noProjectsYet}
          text={isReader ? projectText.editorsAddProjects : projectText.noProjectsHint}
          action={!isReader && newProject}
        />
      ) : found.length === 0 ? (
        <EmptyState
          title={projectText.noMatchingProjects}
          text={projectText.noMatchingProjectsHint}
          action={
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => change({ q: undefined, status: undefined, due: undefined })}
            >
              {projectText.showAll}
            </button>
          }
        />
      ) : search.view === 'table' ? (
        <Suspense fallback={<Skeleton what={projectText.projectsNoun} rows={10} />}>
          <ProjectTable projects={found} actions={rowMenu} />
        </Suspense>
      ) : (
        <ul className="tile-grid tile-grid-lg">
          {found.map((project) => (
            <ProjectCard key={project.id} project={project} people={people} actions={actions} />
          ))}
        </ul>
      )}
      {shown && (
        <ProjectDrawer
          project={shown}
          people={people}
          space={space}
          actions={actions}
          save={(to, toast) => save.mutate({ from: shown, to, toast })}
          onClose={() => change({ project: undefined })}
        />
      )}
      {canType && (search.edit === 'new' || edited) && (
        <Suspense>
          <ProjectDialog
            key={search.edit}
            project={edited ?? null}
            isReader={isReader}
            people={persons}
            space={space}
            lead={memberId ?? SAMPLE_LEAD_ID}
            onClose={() => change({ edit: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}
