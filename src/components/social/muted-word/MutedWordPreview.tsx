import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import { pluralize } from '@/lib/text/format';
import { mutedPreviewOptions } from '@/queries/social/muted-word';
import { MatchingPost } from './MatchingPost';

const DEBOUNCE_MS = 350;

export function MutedWordPreview({ text, whole }: { text: string; whole: boolean }) {
  const debounced = useDebouncedValue(text, DEBOUNCE_MS);
  const query = text === '' ? '' : debounced;
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
