import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { squareOptions } from '@/queries/social/square';
import { welcomeText } from '@/messages/account/welcome';

const DAY_MS = 86_400_000;
const MAX_FACES = 5;

/** Who wrote on the square during the last day; the line keeps its height while it loads. */
export function WelcomeFacts() {
  const [now] = useState(() => Date.now());
  const { data } = useInfiniteQuery(squareOptions());
  const today = (data?.pages[0]?.items ?? []).filter(({ createdAt }) => now - Date.parse(createdAt) < DAY_MS);
  const authors = [...new Map(today.map(({ author }) => [author.id, author])).values()];
  return (
    <p className="narrow row-3 mt-4 fs-md text-shell-ink-2">
      <span className="avatar-group">
        {authors.slice(0, MAX_FACES).map(({ id, name, avatarUrl }) => (
          <Avatar key={id} name={name} url={avatarUrl} size="sm" silent />
        ))}
      </span>
      <span>{authors.length > 1 ? welcomeText.factsAndNeighbours(authors.length) : welcomeText.facts}</span>
    </p>
  );
}
