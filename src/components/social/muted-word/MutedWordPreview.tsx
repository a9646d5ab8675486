import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pluralize } from '@/lib/text/format';
import { mutedPreviewOptions } from '@/queries/social/muted-word';
import { MatchingPost } from './MatchingPost';

/** Milliseconds without a key before the service is asked. */
const DEBOUNCE_MS = 350;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/** What the word being typed would keep out of the feeds. */
export function MutedWordPreview({ text, whole }: { text: string; whole: boolean }) {
  const wanted = useDebounced(text);
  const { data, error } = useQuery(mutedPreviewOptions(wanted, whole));
  if (wanted === '') return <p className="muted-word-note">Type a word to see what it would hide.</p>;
  if (error) return <p className="muted-word-note">What it would hide is not known right now.</p>;
  if (!data) return <p className="muted-word-note">Looking</p>;
  return (
    <div className="muted-word-preview">
      <p className="muted-word-note" role="status">
        {data.hidden === 0
          ? `None of the latest ${pluralize(data.lookedAt, 'post')} holds it.`
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
