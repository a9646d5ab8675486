import { useQuery } from '@tanstack/react-query';
import IconPaperclip from '~icons/tabler/paperclip';
import type { Mail } from '@/data/email';
import { downloadFile } from '@/lib/download';
import { fileSize } from '@/lib/file-size';
import { notify } from '@/lib/toast';
import { attachmentOptions } from '@/queries/attachment';

/** A file of a message, downloaded on a press. */
export function MailFile({ file }: { file: Mail['attachments'][number] }) {
  const { data } = useQuery(attachmentOptions(file.blobKey));
  const save = () => {
    if (data) downloadFile(file.name, data.blob);
    else notify({ type: 'info', title: 'A sample file', text: 'It has a name and a size, but no content.' });
  };
  return (
    <button type="button" className="mail-file" aria-label={`Download ${file.name}`} onClick={save}>
      {data?.picture ? <img src={data.picture} alt="" /> : <IconPaperclip />}
      <span>
        <b>{file.name}</b>
        <small>{fileSize(file.bytes)}</small>
      </span>
    </button>
  );
}
