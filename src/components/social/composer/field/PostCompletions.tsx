import type { ComponentProps } from 'react';
import type { CompletionKind } from '@/components/kits/completion/completion';
import { type CompletionItem, CompletionList } from '@/components/kits/completion/CompletionList';
import { isMeantBy } from '@/components/kits/chat/text/mentioned-people';
import { useCompletions } from './use-completions';
import { Avatar } from '@/components/ui/Avatar';
import { findEmoji } from '@/data/emoji';
import { startsWithTyped } from '@/lib/text/typed-start';
import { composerText } from '@/messages/social/composer';
import { completionText } from '@/messages/ui/completion';
import { composerDetailsText } from '@/messages/social/composer-details';

function choicesOf(
  kind: CompletionKind,
  prefix: string,
  { members, tags, isCurrent }: ReturnType<typeof useCompletions>,
): CompletionItem[] {
  if (kind === 'emoji') {
    return findEmoji(prefix).map(({ sign, words: [name = ''] }) => ({
      text: sign,
      icon: <span aria-hidden="true">{sign}</span>,
      title: name.replaceAll('_', ' '),
    }));
  }
  // The answer to an earlier prefix stays where it fits: Enter must not choose what is not meant.
  if (kind === 'tag') {
    const fitting = isCurrent ? tags : tags.filter(({ label }) => startsWithTyped(label, prefix));
    return fitting.map(({ label, posts }) => ({
      text: `#${label}`,
      title: `#${label}`,
      note: composerDetailsText.postCount(posts),
    }));
  }
  const fitting = isCurrent ? members : members.filter((member) => isMeantBy(prefix, member));
  return fitting.map(({ handle, name, avatarUrl }) => ({
    text: `@${handle}`,
    icon: <Avatar name={name} url={avatarUrl} size="xs" silent />,
    title: name,
    note: `@${handle}`,
  }));
}

interface Props extends Omit<ComponentProps<typeof CompletionList>, 'choices' | 'label' | 'problem'> {
  kind: CompletionKind;
}

const LABELS: Record<CompletionKind, string> = {
  member: composerDetailsText.people,
  tag: composerDetailsText.tags,
  emoji: composerText.emoji,
};

/** Members and tags of the square, and emoji. */
export function PostCompletions({ kind, ...list }: Props) {
  const { prefix } = list;
  const isEmoji = kind === 'emoji';
  const answer = useCompletions(isEmoji ? 'tag' : kind, isEmoji ? '' : prefix);
  return (
    <CompletionList
      {...list}
      label={LABELS[kind]}
      choices={choicesOf(kind, prefix, answer)}
      problem={answer.hasFailed ? completionText.failed : undefined}
    />
  );
}
