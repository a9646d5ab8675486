import type { navigationText } from '@/messages/shell/navigation';

export const navigation: typeof navigationText = {
  allPages: 'Alle Seiten',
  areas: 'Gebiete',
  layoutAndColours: 'Layout und Farben',
  usedIn: 'Verwendet in:',
  workspace: 'Arbeitsbereich',
  usedInGalleryOnly: 'Verwendet in: nur in dieser Galerie',
  previousPage: (page) => `Zurück: ${page}`,
  nextPage: (page) => `Weiter: ${page}`,
};
