import { shellMessages } from '@/messages/shell';

export const navigationText = shellMessages('navigation', {
  allPages: 'All pages',
  areas: 'Areas',
  layoutAndColours: 'Layout and colours',
  usedIn: 'Used in:',
  workspace: 'Workspace',
  usedInGalleryOnly: 'Used in: this gallery only',
  previousPage: (page: string) => `Previous: ${page}`,
  nextPage: (page: string) => `Next: ${page}`,
});
