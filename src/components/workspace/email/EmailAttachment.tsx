import { FileThumbnail } from '@/components/kits/preview/FileThumbnail';
import { PreviewButton } from '@/components/kits/preview/PreviewButton';
import type { Email } from '@/data/email/schema';
import { attachedFile } from '@/data/file/attached-file';

export function EmailAttachment({ attachment }: { attachment: Email['attachments'][number] }) {
  const file = attachedFile(attachment);
  return (
    <PreviewButton
      file={file}
      className="file-row box bg-surface row-2 py-1 px-3 text-ink text-start wrap-anywhere"
    >
      <FileThumbnail file={file} />
      <span>
        <b className="d-block">{file.title}</b>
        <small className="d-block text-ink-3">{file.size}</small>
      </span>
    </PreviewButton>
  );
}
