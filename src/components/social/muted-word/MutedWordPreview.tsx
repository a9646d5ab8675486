import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { counted } from '@/lib/text/format';
import { mutedPreviewOptions } from '@/queries/social/muted-word';
import { MutedPost } from './MatchingPost';

/** Milliseconds without a key before the service is asked. */
const PAUSE = 350;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/** What the word being typed would keep out of the feeds. */
export function MutedPreview({ text, whole }: { text: string; whole: boolean }) {
  const wanted = useSettled(text);
  const { data, error } = useQuery(mutedPreviewOptions(wanted, whole));
  if (wanted === '') return <p className="mw-say">Type a word to see what it would hide.</p>;
  if (error) return <p className="mw-say">What it would hide is not known right now.</p>;
  if (!data) return <p className="mw-say">Looking</p>;
  return (
    <div className="mw-preview">
      <p className="mw-say" role="status">
        {data.hidden === 0
          ? `None of the latest ${counted(data.lookedAt, 'post')} holds it.`
          : `It would hide ${data.hidden} of the latest ${counted(data.lookedAt, 'post')}.`}
      </p>
      <ul>
        {data.postIds.map((id) => (
          <MutedPost key={id} postId={id} />
        ))}
      </ul>
    </div>
  );
}
