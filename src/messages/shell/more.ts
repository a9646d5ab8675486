import { shellMessages } from '@/messages/shell';
import { plural } from '@/messages/words';

export const moreText = shellMessages('more', {
  accountLead: 'How you sign in, where, and how others find you',
  emailAndPassword: 'email and password',
  yourDevices: 'your devices',
  partsAndExamples: 'Parts and examples',
  pages: 'Pages',
  noMatches: 'No matches',
  noMatchesHint: 'Try another word or clear the search.',
  lead: 'Your account, settings and every page',
  searchSettingsAndPages: 'Search settings and pages',
  allPages: 'All pages',
  layoutAndColours: 'Layout and colours',
  found: (settings: number, pages: number, parts: number) =>
    `${plural(settings, { one: '# setting', other: '# settings' })}, ${plural(pages, { one: '# page', other: '# pages' })} and ${plural(parts, { one: '# part', other: '# parts' })} found`,
});
