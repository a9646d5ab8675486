import { useQuery } from '@tanstack/react-query';
import type { PostVersion } from '@contract/post/post-edit';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { diffWords } from './word-diff';
import { postVersionsOptions } from '@/queries/social/post/post-version';
import { Timestamp } from '@/components/ui/Timestamp';
import { postDialogText } from '@/messages/social/post-dialog';
import './post-dialogs.scss';

interface Props {
  postId: string;
  onClose: () => void;
}

/** Every version of a post, newest first, with added and removed words marked. */
export function EditHistoryDialog({ postId, onClose }: Props) {
  const { data, error, isPending, refetch } = useQuery(postVersionsOptions(postId));
  return (
    <Dialog open onClose={onClose} title={postDialogText.editHistory}>
      {isPending && <Skeleton what={postDialogText.editHistoryNoun} rows={3} />}
      {error && !data && (
        <ErrorState title={postDialogText.historyLoadFailed} error={error} retry={() => void refetch()} />
      )}
      {data && (
        <ol className="stack-4 divided">
          {data.map((version, index) => (
            <li key={version.at} className="pt-4">
              <p className="d-flex gap-2 fs-sm text-ink-2">
                <Timestamp at={version.at} form="full" />
                {index === 0 && <b>{postDialogText.current}</b>}
                {index === data.length - 1 && <b>{postDialogText.original}</b>}
              </p>
              <VersionText version={version} before={data[index + 1]} />
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
  const warningChanged = before !== undefined && before.contentWarning !== version.contentWarning;
  return (
    <>
      {(version.contentWarning !== null || warningChanged) && (
        <p className="fs-md text-ink-2">
          {version.contentWarning === null
            ? postDialogText.contentWarningRemoved
            : postDialogText.contentWarningOf(version.contentWarning)}
        </p>
      )}
      <p className="revisions-text measure pre-wrap wrap-anywhere" dir="auto">
        {parts.length > 0
          ? parts.map(({ kind, text }, index) => {
              const Mark = MARKS[kind];
              return <Mark key={index}>{text}</Mark>;
            })
          : version.text || postDialogText.noText}
      </p>
    </>
  );
}
