import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import { findEmoji } from '@/data/emoji';
import { pluralize } from '@/lib/text/format';
import type { CompletionKind } from './completion';
import { completionsOptions } from '@/queries/social/search';

export interface CompletionItem {
  /** Inserted on choice: "@amara", "#MarketDay" or "🏮". */
  text: string;
  icon?: ReactNode;
  title: string;
  note?: string;
}

const DEBOUNCE_MS = 120;

export function useCompletions(kind: CompletionKind, prefix: string): CompletionItem[] {
  const debounced = useDebouncedValue(prefix, DEBOUNCE_MS);
  const remoteKind = kind === 'emoji' ? 'tag' : kind;
  const { data } = useQuery({
    ...completionsOptions(remoteKind, debounced),
    enabled: kind !== 'emoji',
    placeholderData: (previous) => previous,
  });
  if (kind === 'emoji') {
    return findEmoji(prefix).map(({ sign, words: [name = ''] }) => ({
      text: sign,
      icon: <span aria-hidden="true">{sign}</span>,
      title: name.replaceAll('_', ' '),
    }));
  }
  if (kind === 'tag') {
    return (data?.tags ?? []).map(({ label, posts }) => ({
      text: `#${label}`,
      title: `#${label}`,
      note: pluralize(posts, 'post'),
    }));
  }
  return (data?.members ?? []).map(({ handle, name, avatarUrl }) => ({
    text: `@${handle}`,
    icon: <Avatar name={name} url={avatarUrl} size="xs" silent />,
    title: name,
    note: `@${handle}`,
  }));
}
