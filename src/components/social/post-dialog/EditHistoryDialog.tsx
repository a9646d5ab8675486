import { useQuery } from '@tanstack/react-query';
import type { PostVersion } from '@contract/post-edit';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { diffWords } from './word-diff';
import { postVersionsOptions } from '@/queries/social/post/post-edit';
import { Timestamp } from '@/components/ui/Timestamp';
import './post-dialogs.scss';

interface Props {
  postId: string;
  onClose: () => void;
}

/** What a post said before it was changed, the latest first, with what came and went marked. */
export function EditHistoryDialog({ postId, onClose }: Props) {
  const { data, error, isPending, refetch } = useQuery(postVersionsOptions(postId));
  return (
    <Dialog open onClose={onClose} title="What it said before" size="md">
      {isPending && <Skeleton label="Loading the versions" rows={3} />}
      {error && !data && (
        <ErrorState title="The versions did not load" error={error} retry={() => void refetch()} />
      )}
      {data && (
        <ol className="revisions">
          {data.map((version, at) => (
            <li key={version.at}>
              <p className="revisions-head">
                <Timestamp at={version.at} form="full" />
                {at === 0 && <b>Now</b>}
                {at === data.length - 1 && <b>As written</b>}
              </p>
              <VersionText version={version} before={data[at + 1]} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

const MARKS = { same: 'span', added: 'ins', removed: 'del' } as const;

function VersionText({ version, before }: { version: PostVersion; before: PostVersion | undefined }) {
  const parts = before ? diffWords(before.text, version.text) : [];
  const rewarned = before !== undefined && before.contentWarning !== version.contentWarning;
  return (
    <>
      {(version.contentWarning !== null || rewarned) && (
        <p className="revisions-note">
          {version.contentWarning === null
            ? 'Content warning taken away'
            : `Content warning: ${version.contentWarning}`}
        </p>
      )}
      <p className="revisions-text" dir="auto">
        {parts.length > 0
          ? parts.map(({ kind, text }, at) => {
              const Mark = MARKS[kind];
              return <Mark key={at}>{text}</Mark>;
            })
          : version.text || 'No words'}
      </p>
    </>
  );
}
