import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router';

/** Title, crumbs and layout of the open page. */
export const usePage = (): StaticDataRouteOption | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData });
