import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@/components/ui/hooks/use-debounced-value';
import { mutedPreviewOptions } from '@/queries/social/member/muted-preview';
import { mutedWordText } from '@/messages/social/muted-word';
import { MatchingPost } from './MatchingPost';

const DEBOUNCE_MS = 350;

export function MutedWordPreview({ text, whole }: { text: string; whole: boolean }) {
  const asked = useDebouncedValue(text, DEBOUNCE_MS);
  const { data, error } = useQuery(mutedPreviewOptions(asked, whole));
  if (text === '') return <p className="full-row text-ink-2">{mutedWordText.previewHint}</p>;
  const isCurrent = asked === text;
  if (isCurrent && error) return <p className="full-row text-ink-2">{mutedWordText.thePreviewDidNotLoad}</p>;
  if (!isCurrent || !data) return <p className="full-row text-ink-2">{mutedWordText.searching}</p>;
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
