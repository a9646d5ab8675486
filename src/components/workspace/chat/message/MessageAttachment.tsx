import { useQuery } from '@tanstack/react-query';
import IconFile from '~icons/tabler/file';
import type { ChatMessage } from '@/data/chat/schema';
import { downloadFile } from '@/lib/files/download';
import { formatFileSize } from '@/lib/files/file-size';
import { showToast } from '@/lib/overlays/toast';
import { attachmentOptions } from '@/queries/workspace/attachment';

export function MessageAttachment({ file }: { file: NonNullable<ChatMessage['attachment']> }) {
  const { data } = useQuery(attachmentOptions(file.blobKey));
  const save = () => {
    if (data) downloadFile(file.name, data.blob);
    else showToast({ type: 'info', title: 'Sample file', text: 'Sample files have no content to download.' });
  };
  return (
    <button type="button" className="message-file" aria-label={`Download ${file.name}`} onClick={save}>
      {data?.picture ? (
        <img src={data.picture} alt={file.name} />
      ) : (
        <span className="message-file-icon">
          <IconFile />
          <span>
            <b>{file.name}</b>
            <small>{formatFileSize(file.bytes)}</small>
          </span>
        </span>
      )}
    </button>
  );
}
