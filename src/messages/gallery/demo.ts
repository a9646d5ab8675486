import type { ReactNode } from 'react';
import { galleryMessages } from '@/messages/gallery';
import { phrase } from '@/messages/words';

export const demoText = galleryMessages('demo', {
  linkTo: (title: string) => `Link to ${title}`,
  hideCode: 'Hide code',
  showCode: 'Show code',
  copyCode: 'Copy code',
  sourceOf: (title: string) => `Source of ${title}`,
  onThisPage: 'On this page',
  onThisPageCount: (count: ReactNode) => phrase`On this page ${count}`,
  docs: 'States, props, keyboard and screen readers',
  props: 'Props',
  noProps: 'These examples are made of HTML and classes, without props.',
  keyboard: 'Keyboard',
  screenReaders: 'Screen readers',
  prop: 'Prop',
  type: 'Type',
  meaning: 'Meaning',
  required: 'required',
  sizesAndStates: 'Sizes and states',
});
