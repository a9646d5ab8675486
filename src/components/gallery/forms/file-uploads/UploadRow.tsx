import { useState } from 'react';
import IconFile from '~icons/tabler/file';
import IconRefresh from '~icons/tabler/refresh';
import IconTrash from '~icons/tabler/trash';
import IconX from '~icons/tabler/x';
import { formatFileSize } from '@/lib/files/file-size';
import type { Upload } from './use-uploads';
import '@/components/ui/bootstrap/bootstrap-components.scss';

interface Props {
  upload: Upload;
  retry: (upload: Upload) => void;
  stop: (upload: Upload) => void;
  remove: (upload: Upload) => void;
}

export const UploadRow = ({ upload, retry, stop, remove }: Props) => {
  const { file, picture, state, statusText, share } = upload;
  /** An image that cannot be decoded falls back to the file icon. */
  const [blank, setBlank] = useState(false);
  const percent = Math.round(share * 100);
  return (
    <li className="row-3 p-2 box">
      {picture && !blank ? (
        <img className="fit-cover" src={picture} alt="" onError={() => setBlank(true)} />
      ) : (
        <IconFile className="icon mx-3 text-ink-3" />
      )}
      <div className="fill">
        <b className="d-block wrap-anywhere">{file.name}</b>
        <small
          className="d-block wrap-anywhere"
          role="status"
        >{`${formatFileSize(file.size)}. ${statusText}`}</small>
        {state === 'sending' && (
          <div
            className="progress"
            role="progressbar"
            aria-label={`Sending ${file.name}`}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <div className="progress-bar" style={{ width: `${percent}%` }} />
          </div>
        )}
      </div>
      {state === 'sending' ? (
        <button
          type="button"
          className="icon-button"
          aria-label={`Cancel ${file.name}`}
          onClick={() => stop(upload)}
        >
          <IconX />
        </button>
      ) : (
        <span className="d-flex">
          {state !== 'done' && (
            <button
              type="button"
              className="icon-button"
              aria-label={`Retry ${file.name}`}
              onClick={() => retry(upload)}
            >
              <IconRefresh />
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${file.name}`}
            onClick={() => remove(upload)}
          >
            <IconTrash />
          </button>
        </span>
      )}
    </li>
  );
};
