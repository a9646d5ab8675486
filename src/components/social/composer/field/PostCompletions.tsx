import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { CompletionKind } from '@/components/kits/completion/completion';
import { type CompletionItem, CompletionList } from '@/components/kits/completion/CompletionList';
import { Avatar } from '@/components/ui/Avatar';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import { findEmoji } from '@/data/emoji';
import { completionsOptions } from '@/queries/social/search';
import { composerText } from '@/messages/social/composer';
import { composerDetailsText } from '@/messages/social/composer-details';

const DEBOUNCE_MS = 120;

function useCompletions(kind: CompletionKind, prefix: string): CompletionItem[] {
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
      note: composerDetailsText.postCount(posts),
    }));
  }
  return (data?.members ?? []).map(({ handle, name, avatarUrl }) => ({
    text: `@${handle}`,
    icon: <Avatar name={name} url={avatarUrl} size="xs" silent />,
    title: name,
    note: `@${handle}`,
  }));
}

interface Props extends Omit<ComponentProps<typeof CompletionList>, 'choices' | 'label'> {
  kind: CompletionKind;
}

const LABELS: Record<CompletionKind, string> = {
  member: composerDetailsText.people,
  tag: composerDetailsText.tags,
  emoji: composerText.emoji,
};

/** Members and tags of the square, and emoji. */
export const PostCompletions = ({ kind, ...list }: Props) => (
  <CompletionList {...list} label={LABELS[kind]} choices={useCompletions(kind, list.prefix)} />
);
