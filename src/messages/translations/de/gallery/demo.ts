import type { demoText } from '@/messages/gallery/demo';
import { phrase } from '@/messages/words';

export const demo: typeof demoText = {
  linkTo: (title) => `Link zu ${title}`,
  hideCode: 'Code ausblenden',
  showCode: 'Code anzeigen',
  copyCode: 'Code kopieren',
  sourceOf: (title) => `Quelltext von ${title}`,
  onThisPage: 'Auf dieser Seite',
  onThisPageCount: (count) => phrase`Auf dieser Seite ${count}`,
  docs: 'Zustände, Props, Tastatur und Screenreader',
  props: 'Props',
  noProps: 'Diese Beispiele bestehen aus HTML und Klassen, ohne Props.',
  keyboard: 'Tastatur',
  screenReaders: 'Screenreader',
  prop: 'Prop',
  type: 'Typ',
  meaning: 'Bedeutung',
  required: 'erforderlich',
  sizesAndStates: 'Größen und Zustände',
};
