import { useMatches } from '@tanstack/react-router';

export const usePageTitle = (): string =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' });
