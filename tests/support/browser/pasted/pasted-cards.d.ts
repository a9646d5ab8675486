declare module 'virtual:pasted-cards' {
  import type { ComponentType } from 'react';

  /** Loaders of the pages, by the cards' files. */
  const pages: Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;
  export default pages;
}
