import { useMatches } from '@tanstack/react-router';

/** The title of the page as its route's staticData says it. */
export const usePageTitle = (): string =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' });
