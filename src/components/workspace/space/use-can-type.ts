import { useOpenItem } from '@/components/ui/hooks/use-open-item';

/**
 * Whether the form under an address is open: never for a reader, but an editor who becomes a reader while typing keeps
 * it while `key` stays the same.
 */
export const useCanType = (key: string, isReader: boolean): boolean =>
  useOpenItem(key, isReader ? null : true) !== null;
