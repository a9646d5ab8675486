import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import IconX from '~icons/tabler/x';
import type { MutedWord } from '@contract/member/muted-word';
import { ErrorState, EmptyState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { createDateFormat } from '@/lib/dates/date-format';
import { unmuteWord } from '@/queries/social/mutations/muted-word';
import { mutedWordText } from '@/messages/social/muted-word';

const route = getRouteApi('/_shell/_member/more_/muted-words');

const day = createDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const describeWord = ({ until, whole }: MutedWord): string => {
  const kind = whole ? mutedWordText.wholeWords : mutedWordText.alsoInsideWords;
  if (!until) return kind;
  return mutedWordText.kindUntil(kind, day().format(new Date(until)));
};

export function MutedWordList() {
  const { data, error, refetch } = useQuery(route.useRouteContext().mutedWords);
  const client = useQueryClient();
  return (
    <section className="card py-4 px-5" aria-labelledby="muted-words">
      <h2 id="muted-words">{mutedWordText.mutedWords}</h2>
      {error && !data && (
        <ErrorState title={mutedWordText.loadFailed} error={error} retry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton what={mutedWordText.words} rows={3} />}
      {data?.length === 0 && (
        <EmptyState title={mutedWordText.noMutedWords} text={mutedWordText.noMutedWordsHint} />
      )}
      <ul className="divided">
        {data?.map((word) => (
          <li key={word.id} className="row-3 justify-content-between py-2">
            <div>
              <b className="d-block wrap-anywhere" dir="auto">
                {word.text}
              </b>
              <small className="d-block wrap-anywhere text-ink-3">{describeWord(word)}</small>
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={mutedWordText.unmute(word.text)}
              onClick={() => unmuteWord(client, word)}
            >
              <IconX />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
