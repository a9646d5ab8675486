import { lazy, Suspense } from 'react';
import { type ProjectIconName, readProjectIcon } from './project-icons';
import './project-icon.scss';

const Drawing = lazy(async () => {
  const { projectDrawings } = await import('./project-drawings');
  return {
    default: ({ name }: { name: ProjectIconName }) => {
      const Icon = projectDrawings[name];
      return <Icon />;
    },
  };
});

/** The icon of a project in its arch, silent beside the title. */
export const ProjectIcon = ({ name }: { name: string }) => (
  <span className="project-icon centre flex-none rounded-arch bg-sunken text-ink-2" aria-hidden="true">
    <Suspense>
      <Drawing name={readProjectIcon(name)} />
    </Suspense>
  </span>
);
