import { listProjects } from '@/data/project';
import { sampleQuery } from './sample';

/** Every project, archived ones too. */
export const projectsOptions = () => sampleQuery(['projects'], listProjects);
