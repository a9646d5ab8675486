import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router';
import { pageText } from '@/messages/shell/page';

/** Title, crumbs and layout of the open page. */
export const usePage = (): StaticDataRouteOption | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData });

/** In the language of the interface. */
export const usePageTitle = (): string => pageText.name(usePage()?.title ?? '');
