import { projectIconText } from '@/messages/workspace/project-icon';

export const PROJECT_ICONS = [
  'market',
  'bench',
  'lamp',
  'tram',
  'tools',
  'music',
  'water',
  'map',
  'bee',
  'camera',
  'bike',
  'repair',
  'garden',
  'reading',
  'people',
  'coffee',
  'house',
  'news',
  'star',
  'heart',
  'flag',
  'fire',
  'chat',
  'health',
] as const;
export type ProjectIconName = (typeof PROJECT_ICONS)[number];

/** Projects of other versions may hold other names. */
export const readProjectIcon = (name: string): ProjectIconName =>
  PROJECT_ICONS.find((icon) => icon === name) ?? 'flag';

export const projectIconNames: Readonly<Record<ProjectIconName, string>> = projectIconText;
