import type { iconsText } from '@/messages/gallery/icons';
import { phrase, plural } from '@/messages/words';

export const icons: typeof iconsText = {
  copyName: (name) => `${name} kopieren`,
  reactImport: 'React-Import',
  notCopied: 'Nicht kopiert',
  clipboardBlocked: 'Der Browser hat die Zwischenablage gesperrt.',
  copiedName: (name) => `${name} kopiert`,
  lead: (count) => `${count} Symbole. Ein Klick kopiert.`,
  setIcons: (title) => `Symbole von ${title}`,
  searchIcons: 'Symbole suchen',
  searchHint: 'Suche (englisch): arrow up, home, lamp',
  style: 'Stil',
  size: 'Größe',
  px: ' px',
  stroke: 'Strich',
  copies: 'Kopiert',
  loadingIcons: 'Symbole werden geladen',
  icons: (count) => plural(count, { one: '# Symbol', other: '# Symbole' }),
  noIconsYet: 'Noch keine Symbole',
  noMatchingIcons: 'Keine passenden Symbole',
  noMatchesHint: 'Versuche weniger Wörter oder einen anderen Stil.',
  showAll: 'Alle anzeigen',
  licence: 'Lizenz',
  licenceOf: (title, author, licence, terms) =>
    phrase`Symbole von ${title}, gezeichnet von ${author}, Lizenz ${licence}. ${terms} Nur Größe, Farbe und Strichstärke sind geändert.`,
};
