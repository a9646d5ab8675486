import { createContext, type ReactNode } from 'react';

/** Links to the page's siblings, given by the shell; suspends. */
export const SiblingsContext = createContext<ReactNode>(null);
