import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PreviewedFile } from './previewed-file';

const PreviewDialog = lazy(async () => ({ default: (await import('./PreviewDialog')).PreviewDialog }));

interface Props {
  file: PreviewedFile;
  className: string;
  children: ReactNode;
}

/** Opens the preview of an attachment. The dialog stands outside the message, whose styles must not reach it. */
export function PreviewButton({ file, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <PreviewDialog file={file} lead={file.size} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
