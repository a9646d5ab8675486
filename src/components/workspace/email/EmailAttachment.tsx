import { useQuery } from '@tanstack/react-query';
import IconPaperclip from '~icons/tabler/paperclip';
import type { Email } from '@/data/email/schema';
import { downloadFile } from '@/lib/files/download';
import { formatFileSize } from '@/lib/files/file-size';
import { showToast } from '@/lib/overlays/toast';
import { attachmentOptions } from '@/queries/workspace/attachment';

export function EmailAttachment({ file }: { file: Email['attachments'][number] }) {
  const { data } = useQuery(attachmentOptions(file.blobKey));
  const save = () => {
    if (data) downloadFile(file.name, data.blob);
    else showToast({ type: 'info', title: 'Sample file', text: 'Sample files have no content to download.' });
  };
  return (
    <button type="button" className="mail-file" aria-label={`Download ${file.name}`} onClick={save}>
      {data?.picture ? <img src={data.picture} alt="" /> : <IconPaperclip />}
      <span>
        <b>{file.name}</b>
        <small>{formatFileSize(file.bytes)}</small>
      </span>
    </button>
  );
}
