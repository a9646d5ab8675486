/// <reference types="vite/client" />

/** One style of a set of icons, as the build has put it aside. */
declare module 'virtual:icon-files/*' {
  const files: readonly { suffix: string; count: number; url: string }[];
  export default files;
}

/** An example as one module that can be pasted into any page. */
declare module '*?code' {
  const text: string;
  export default text;
}

/** Cards and parts of the gallery, read from their sources at build. */
declare module 'virtual:gallery-docs' {
  import type { PageDocs } from '@/data/gallery-docs';

  const pages: readonly PageDocs[];
  export default pages;
}
