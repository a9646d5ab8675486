declare module 'virtual:pasted-cards' {
  import type { ComponentType } from 'react';

  /** Modules of the pages, by the cards' files. */
  const pages: Readonly<Record<string, Readonly<Record<string, ComponentType>>>>;
  export default pages;
}
