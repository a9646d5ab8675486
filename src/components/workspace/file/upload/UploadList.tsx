import IconCheck from '~icons/tabler/check';
import IconX from '~icons/tabler/x';
import { clearFinishedUploads, type FileUploadState, fileUploads, isRunning } from '@/lib/api/file-uploads';
import { formatFileSize } from '@/lib/files/file-size';
import { useStore } from '@/lib/store/use-store';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';
import { uploadText } from '@/messages/workspace/upload';

const stateLabel = ({ state, sentBytes, totalBytes, error }: FileUploadState): string =>
  ({
    going: fileText.sizeOf(formatFileSize(sentBytes), formatFileSize(totalBytes)),
    waiting: uploadText.waiting(formatFileSize(sentBytes), formatFileSize(totalBytes)),
    done: formatFileSize(totalBytes),
    failed: error ?? uploadText.notUploaded,
  })[state];

export function UploadList() {
  const uploads = useStore(fileUploads);
  const going = uploads.filter(isRunning).length;
  if (uploads.length === 0) return null;
  return (
    <section className="card files-uploads py-3 px-4" aria-labelledby="files-up">
      <header className="d-flex align-items-center justify-content-between">
        <h2 className="fs-lg" id="files-up" role="status">
          {going > 0 ? uploadText.uploadingFiles(going) : uploadText.uploadsFinished}
        </h2>
        {going < uploads.length && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={clearFinishedUploads}>
            {commonText.clear}
          </button>
        )}
      </header>
      {/* The files below stay near. The keyboard scrolls it: finished uploads take no focus. */}
      <div className="scroll-list" role="group" aria-label={uploadText.uploads} tabIndex={0}>
        <ul>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function UploadRow({ upload }: { upload: FileUploadState }) {
  const percent = (upload.sentBytes / Math.max(1, upload.totalBytes)) * 100;
  return (
    <li className="row-3 py-1">
      <span className="fill wrap-anywhere">
        <b>{upload.title}</b>
        <small className={upload.state === 'failed' ? 'd-block text-danger' : 'd-block text-ink-3'}>
          {stateLabel(upload)}
        </small>
      </span>
      {isRunning(upload) && (
        <>
          <div
            className="progress-track"
            role="progressbar"
            aria-label={upload.title}
            aria-valuenow={Math.round(percent)}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <i className="bg-accent rounded-sm" style={{ width: `${percent}%` }} />
          </div>
          <button
            type="button"
            className="icon-button icon-button-sm"
            aria-label={uploadText.stop(upload.title)}
            onClick={upload.cancel}
          >
            <IconX />
          </button>
        </>
      )}
      {upload.state === 'done' && <IconCheck className="icon text-success-text" />}
    </li>
  );
}
