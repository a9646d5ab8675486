import { FileThumbnail } from '@/components/kits/preview/FileThumbnail';
import { PreviewButton } from '@/components/kits/preview/PreviewButton';
import type { Email } from '@/data/email/schema';
import { attachedFile } from '@/data/file/attached-file';

export function EmailAttachment({ attachment }: { attachment: Email['attachments'][number] }) {
  const file = attachedFile(attachment);
  return (
    <PreviewButton file={file} className="mail-file">
      <FileThumbnail file={file} />
      <span>
        <b>{file.title}</b>
        <small className="text-ink-3">{file.size}</small>
      </span>
    </PreviewButton>
  );
}
