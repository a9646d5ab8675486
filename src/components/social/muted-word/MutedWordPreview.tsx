import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pluralize } from '@/lib/text/format';
import { mutedPreviewOptions } from '@/queries/social/muted-word';
import { MatchingPost } from './MatchingPost';

const DEBOUNCE_MS = 350;

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : debounced;
}

export function MutedWordPreview({ text, whole }: { text: string; whole: boolean }) {
  const query = useDebounced(text);
  const { data, error } = useQuery(mutedPreviewOptions(query, whole));
  if (query === '') return <p className="muted-word-note">Type a word to see what it would hide.</p>;
  if (error) return <p className="muted-word-note">The preview did not load.</p>;
  if (!data) return <p className="muted-word-note">Searching</p>;
  return (
    <div className="muted-word-preview">
      <p className="muted-word-note" role="status">
        {data.hidden === 0
          ? `None of the latest ${pluralize(data.lookedAt, 'post')} match.`
          : `It would hide ${data.hidden} of the latest ${pluralize(data.lookedAt, 'post')}.`}
      </p>
      <ul>
        {data.postIds.map((id) => (
          <MatchingPost key={id} postId={id} />
        ))}
      </ul>
    </div>
  );
}
