import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { findEmoji } from '@/data/emoji';
import { pluralize } from '@/lib/text/format';
import type { CompletionKind } from './completion';
import { completionsOptions } from '@/queries/social/search';

/** One line of the list: what is written when it is chosen, and how it looks. */
export interface CompletionItem {
  /** "@amara", "#MarketDay" or "🏮". */
  text: string;
  face?: ReactNode;
  title: string;
  note?: string;
}

/** Milliseconds without a key after which the service is asked. */
const DEBOUNCE_MS = 120;

/** People, tags or emoji that begin with what is typed. */
export function useCompletions(kind: CompletionKind, prefix: string): CompletionItem[] {
  const [wanted, setWanted] = useState(prefix);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(prefix), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [prefix]);
  const asked = kind === 'emoji' ? 'tag' : kind;
  const { data } = useQuery({
    ...completionsOptions(asked, wanted),
    enabled: kind !== 'emoji',
    placeholderData: (before) => before,
  });
  if (kind === 'emoji') {
    return findEmoji(prefix).map(({ sign, words: [name = ''] }) => ({
      text: sign,
      face: <span aria-hidden="true">{sign}</span>,
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
    face: <Avatar name={name} url={avatarUrl} size="xs" silent />,
    title: name,
    note: `@${handle}`,
  }));
}
