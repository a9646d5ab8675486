import { useQueryClient } from '@tanstack/react-query';
import IconDownload from '~icons/tabler/download';
import IconTrash from '~icons/tabler/trash';
import { downloadContent } from '@/components/kits/preview/download-content';
import { FileThumbnail } from '@/components/kits/preview/FileThumbnail';
import { PreviewButton } from '@/components/kits/preview/PreviewButton';
import type { PreviewedFile } from '@/components/kits/preview/previewed-file';
import { taskDetailsText } from '@/messages/workspace/task-details';

interface Props {
  file: PreviewedFile;
  /** Null for a reader of the space. */
  onRemove: (() => void) | null;
}

export function AttachmentRow({ file, onRemove }: Props) {
  const client = useQueryClient();
  return (
    <li className="file-row row-3 py-1">
      <FileThumbnail file={file} />
      <span className="fill wrap-anywhere">
        <PreviewButton file={file} className="text-button fw-semibold py-1">
          {file.title}
        </PreviewButton>
        <small className="d-block text-ink-3">{file.size}</small>
      </span>
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={taskDetailsText.downloadFile(file.title)}
        onClick={() => void downloadContent(client, file)}
      >
        <IconDownload />
      </button>
      {onRemove && (
        <button
          type="button"
          className="icon-button icon-button-sm"
          aria-label={taskDetailsText.removeFile(file.title)}
          onClick={onRemove}
        >
          <IconTrash />
        </button>
      )}
    </li>
  );
}
