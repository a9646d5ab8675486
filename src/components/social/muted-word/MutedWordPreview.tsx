import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import { mutedPreviewOptions } from '@/queries/social/member/muted-preview';
import { mutedWordText } from '@/messages/social/muted-word';
import { MatchingPost } from './MatchingPost';

const DEBOUNCE_MS = 350;

export function MutedWordPreview({ text, whole }: { text: string; whole: boolean }) {
  const debounced = useDebouncedValue(text, DEBOUNCE_MS);
  const query = text === '' ? '' : debounced;
  const { data, error } = useQuery(mutedPreviewOptions(query, whole));
  if (query === '') return <p className="full-row text-ink-2">{mutedWordText.previewHint}</p>;
  if (error) return <p className="full-row text-ink-2">{mutedWordText.thePreviewDidNotLoad}</p>;
  if (!data) return <p className="full-row text-ink-2">{mutedWordText.searching}</p>;
  return (
    <div className="full-row">
      <p className="full-row text-ink-2" role="status">
        {data.hidden === 0
          ? mutedWordText.wouldHideNone(data.lookedAt)
          : mutedWordText.wouldHide(data.hidden, data.lookedAt)}
      </p>
      <ul>
        {data.postIds.map((id) => (
          <MatchingPost key={id} postId={id} />
        ))}
      </ul>
    </div>
  );
}
