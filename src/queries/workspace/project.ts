import { mutationOptions } from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import { listProjects, projects } from '@/data/project/collection';
import type { Project } from '@/data/project/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY, sampleMutation, sampleQuery } from '@/queries/sample';

/** Every project, archived ones too. */
export const projectsOptions = () => sampleQuery(['projects'], listProjects);

/** Keeps a project as it now is. */
export const saveProjectOptions = () =>
  sampleMutation<{ project: Project; said: string }, Project>({
    collection: projects,
    changes: ({ project }) => [{ put: project }],
    optimistic: {
      key: ['projects'],
      patch: (held, { project }) =>
        Array.isArray(held)
          ? (held as Project[]).map((other) => (other.id === project.id ? project : other))
          : held,
    },
    toast: ({ said }) => said,
    failure: 'Project not kept',
  });

/** Begins a project under the next free number. */
export const addProjectOptions = () =>
  mutationOptions({
    mutationFn: async (project: Omit<Project, 'id'>) => {
      await delay();
      return projects.add((id) => ({ ...project, id }));
    },
    onSuccess: (project) =>
      offerUndo({
        title: 'Project created',
        text: project.title,
        undo: () => projects.applyChanges([{ remove: project.id }]),
      }),
    meta: { failure: 'Project not created', invalidates: [SAMPLE_KEY] },
  });
