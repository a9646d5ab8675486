import type { moreText } from '@/messages/shell/more';
import { plural } from '@/messages/words';

export const more: typeof moreText = {
  accountLead: 'Wie und wo du dich anmeldest und wie andere dich finden',
  emailAndPassword: 'E-Mail und Passwort',
  yourDevices: 'Deine Geräte',
  partsAndExamples: 'Bausteine und Beispiele',
  pages: 'Seiten',
  noMatches: 'Keine Treffer',
  noMatchesHint: 'Versuche ein anderes Wort oder leere die Suche.',
  lead: 'Dein Konto, Einstellungen und alle Seiten',
  searchSettingsAndPages: 'Einstellungen und Seiten suchen',
  allPages: 'Alle Seiten',
  layoutAndColours: 'Layout und Farben',
  found: (settings, pages, parts) =>
    `${plural(settings, { one: '# Einstellung', other: '# Einstellungen' })}, ${plural(pages, { one: '# Seite', other: '# Seiten' })} und ${plural(parts, { one: '# Baustein', other: '# Bausteine' })} gefunden`,
};
