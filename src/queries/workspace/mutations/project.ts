import { mutationOptions } from '@tanstack/react-query';
import { mergeChange } from '@/data/store/merge-change';
import { projects } from '@/data/project/collection';
import type { Project } from '@/data/project/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { projectsOptions } from '@/queries/workspace/project';
import { projectText } from '@/messages/workspace/project';

export const saveProjectOptions = () =>
  sampleMutation<{ from: Project; to: Project; toast: string }, Project>({
    collection: projects,
    changes: ({ from, to }) => [{ from, to }],
    optimistic: (client, { from, to }) => [
      patchQuery(client, projectsOptions(), (known) =>
        known.map((project) => (project.id === to.id ? mergeChange(project, from, to) : project)),
      ),
    ],
    toast: ({ toast }) => toast,
    failure: projectText.projectNotSaved,
  });

export const addProjectOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: (project: Omit<Project, 'id'>) =>
      projects.applyChanges([{ put: { ...project, id: crypto.randomUUID() } }]),
    onSuccess: (inverse, { title }) =>
      offerUndo({
        title: projectText.projectCreated,
        text: title,
        undo: () => projects.applyChanges(inverse),
      }),
    meta: { failure: projectText.projectNotCreated, invalidates: [SAMPLE_KEY] },
  });
