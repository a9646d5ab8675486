import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { commonText } from '@/messages/ui/common';
import { isPdf } from './content-type';
import { downloadContent } from './download-content';
import { FileContent } from './FileContent';
import type { PreviewedFile } from './previewed-file';

interface Props {
  file: PreviewedFile;
  lead: string;
  onClose: () => void;
  /** Beside the buttons of the footer. */
  footerStart?: ReactNode;
  /** In place of the content. */
  children?: ReactNode;
}

export function PreviewDialog({ file, lead, onClose, footerStart, children }: Props) {
  const client = useQueryClient();
  return (
    <Dialog
      open
      onClose={onClose}
      size={isPdf(file) ? 'full' : 'lg'}
      title={file.title}
      lead={lead}
      footer={
        <DialogFooter start={footerStart}>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => void downloadContent(client, file)}
          >
            {commonText.download}
          </button>
        </DialogFooter>
      }
    >
      {children || <FileContent file={file} />}
    </Dialog>
  );
}
