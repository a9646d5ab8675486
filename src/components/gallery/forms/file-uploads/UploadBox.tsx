import { useId, useRef } from 'react';
import IconUpload from '~icons/tabler/cloud-upload';
import type { Uploader } from './uploader';
import { UploadRow } from './UploadRow';
import { useDrop } from './use-drop';
import { useUploader } from './use-uploader';
import { type UploadLimits, useUploads } from './use-uploads';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

interface Props {
  label: string;
  help: string;
  limits?: UploadLimits;
  multiple?: boolean;
  /** Shows images large, side by side. */
  gallery?: boolean;
  /** Defaults to the service for members and to this browser otherwise. */
  uploader?: Uploader;
}

const anything: UploadLimits = {};

export function UploadBox({
  label,
  help,
  limits = anything,
  multiple = false,
  gallery = false,
  uploader,
}: Props) {
  const id = useId();
  const usual = useUploader();
  const zone = useRef<HTMLDivElement>(null);
  const { uploads, refused, add, ...acts } = useUploads(uploader ?? usual, limits);
  const over = useDrop(zone, add);
  return (
    <>
      <div
        ref={zone}
        className={
          over
            ? 'drop-target is-over dashed stack-2 justify-items-center py-6 px-4 rounded-card text-center'
            : 'drop-target dashed stack-2 justify-items-center py-6 px-4 rounded-card text-center'
        }
        role="group"
        aria-label={`${label}: drop or paste`}
        tabIndex={0}
      >
        <IconUpload className="icon text-ink-3" width={32} height={32} />
        <label className="btn btn-outline-secondary" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          type="file"
          className="visually-hidden"
          multiple={multiple}
          accept={limits.type ? `${limits.type}*` : undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <p className="form-text" id={`${id}-help`}>
          {help}
        </p>
      </div>
      {refused.length > 0 && (
        <ul
          className="mt-3 py-2 px-3 rounded-control bg-danger-soft fs-md text-danger-text fw-semibold"
          role="alert"
        >
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {uploads.length > 0 && (
        <ul
          className={`uploads mt-3 ${gallery ? 'uploads-gallery tile-grid tile-grid-xs gap-2' : 'stack-2'}`}
          aria-label="Files"
        >
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} {...acts} />
          ))}
        </ul>
      )}
    </>
  );
}
