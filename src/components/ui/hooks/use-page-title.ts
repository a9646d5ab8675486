import { useMatches } from '@tanstack/react-router';
import { pageText } from '@/messages/shell/page';

export const usePageTitle = (): string =>
  useMatches({ select: (matches) => pageText.name(matches.at(-1)?.staticData.title ?? '') });
