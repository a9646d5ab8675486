import IconCheck from '~icons/tabler/check';
import IconX from '~icons/tabler/x';
import { formatFileSize } from '@/lib/files/file-size';
import { pluralize } from '@/lib/text/format';
import type { UploadState } from './use-uploads';

interface Props {
  uploads: readonly UploadState[];
  onClear: () => void;
}

const stateLabel = ({ state, sentBytes, totalBytes, error }: UploadState): string =>
  ({
    going: `${formatFileSize(sentBytes)} of ${formatFileSize(totalBytes)}`,
    kept: formatFileSize(totalBytes),
    failed: error ?? 'Not kept',
  })[state];

export function UploadList({ uploads, onClear }: Props) {
  const going = uploads.filter(({ state }) => state === 'going').length;
  if (uploads.length === 0) return null;
  return (
    <section className="card files-uploads" aria-labelledby="files-up">
      <header>
        <h2 id="files-up" role="status">
          {going > 0 ? `Uploading ${pluralize(going, 'file')}` : 'Uploads finished'}
        </h2>
        {going < uploads.length && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={onClear}>
            Clear
          </button>
        )}
      </header>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key} className={`is-${upload.state}`}>
            <span>
              <b>{upload.title}</b>
              <small>{stateLabel(upload)}</small>
            </span>
            {upload.state === 'going' && (
              <>
                <div
                  className="progress-track"
                  role="progressbar"
                  aria-label={upload.title}
                  aria-valuenow={Math.round((upload.sentBytes / Math.max(1, upload.totalBytes)) * 100)}
                  aria-valuemin={0}
                  aria-valuemax={100}
                >
                  <i style={{ width: `${(upload.sentBytes / Math.max(1, upload.totalBytes)) * 100}%` }} />
                </div>
                <button
                  type="button"
                  className="icon-button icon-button-sm"
                  aria-label={`Stop ${upload.title}`}
                  onClick={upload.cancel}
                >
                  <IconX />
                </button>
              </>
            )}
            {upload.state === 'kept' && <IconCheck />}
          </li>
        ))}
      </ul>
    </section>
  );
}
