import { FileThumbnail } from '@/components/kits/preview/FileThumbnail';
import { PreviewButton } from '@/components/kits/preview/PreviewButton';
import type { ChatMessage } from '@/data/chat/schema';
import { attachedFile } from '@/data/file/attached-file';

export function MessageAttachment({ attachment }: { attachment: NonNullable<ChatMessage['attachment']> }) {
  const file = attachedFile(attachment);
  const isPicture = file.kind === 'image';
  return (
    <PreviewButton
      file={file}
      className={
        isPicture
          ? 'message-picture mw-100 p-0 plain rounded-control text-inherit text-start'
          : 'file-row mw-100 p-0 plain rounded-control text-inherit text-start row-2'
      }
    >
      <FileThumbnail file={file} />
      <span className={isPicture ? 'visually-hidden' : undefined}>
        <b className="d-block fw-semibold wrap-anywhere">{file.title}</b>
        <small className="fs-sm">{file.size}</small>
      </span>
    </PreviewButton>
  );
}
