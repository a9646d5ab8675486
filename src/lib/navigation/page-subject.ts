import { createStore } from '@/lib/store/create-store';

/** Whose or which page this is, for the title of the tab; null where the title of the route says it. */
export const pageSubject = createStore<string | null>(null);
