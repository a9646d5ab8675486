import { createContext, type ReactNode } from 'react';

/** Links to the page's siblings, given by the shell; suspends. */
export const SiblingsContext = createContext<ReactNode>(null);

/** Gallery pages say below their siblings where the product uses the part; `crumbs` as in a route's staticData. */
export const isGalleryPage = (crumbs: readonly string[] | undefined): boolean =>
  crumbs?.[0] === 'Components' && crumbs[1] !== 'Layouts';
