import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import { completionsOptions } from '@/queries/social/search';

const DEBOUNCE_MS = 120;

/** Members or tags that begin with the prefix, asked for once typing pauses; none of an empty prefix. */
export function useCompletions(kind: 'member' | 'tag', prefix: string) {
  const asked = useDebouncedValue(prefix, DEBOUNCE_MS);
  const { data, isError, isPaused, isPlaceholderData } = useQuery({
    ...completionsOptions(kind, asked),
    enabled: asked !== '',
    placeholderData: (previous) => previous,
  });
  const isAsked = asked === prefix;
  return {
    members: data?.members ?? [],
    tags: data?.tags ?? [],
    /** False while the answer still is that to an earlier prefix. */
    isCurrent: isAsked && data !== undefined && !isPlaceholderData,
    hasFailed: isAsked && (isError || isPaused),
  };
}
