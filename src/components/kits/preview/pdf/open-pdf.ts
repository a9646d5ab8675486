import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import {
  getDocument,
  InvalidPDFException,
  PasswordResponses,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { allowScriptUrl } from '@/lib/browser/trusted-types';
import { previewText } from '@/messages/ui/preview';

allowScriptUrl((address) => address === workerUrl);

/** In points, 1/72 inch. */
export interface PageSize {
  width: number;
  height: number;
}

export type PdfState =
  | { is: 'loading' }
  | { is: 'locked'; isWrong: boolean; enter: (password: string) => void }
  | { is: 'failed'; text: string }
  /** `size` is of the first page; others may differ. */
  | { is: 'open'; pdf: PDFDocumentProxy; size: PageSize };

/** Bytes of one request. */
const RANGE_BYTES = 1_000_000;

/** What the document does not contain is fetched by the page: the policy of the worker allows it no request. */
class DataFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return (await import('./pdf-data')).readPdfData(filename);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof InvalidPDFException ? previewText.fileDamaged : previewText.documentLoadFailed;

/**
 * Reads a document in a worker of its own: an address in ranges as they are needed, bytes at once. Reports each state.
 * Returns a function that closes the document and ends the worker.
 */
export function openPdf(source: Blob | string, onChange: (state: PdfState) => void): () => void {
  const port = new Worker(workerUrl, { type: 'module' });
  let task: PDFDocumentLoadingTask | null = null;
  let isClosed = false;
  const report = (state: PdfState): void => {
    if (!isClosed) onChange(state);
  };
  // A worker that does not start never answers.
  port.addEventListener('error', () => report({ is: 'failed', text: previewText.viewerLoadFailed }));
  const open = async (): Promise<void> => {
    const content = typeof source === 'string' ? { url: source } : { data: await source.arrayBuffer() };
    if (isClosed) return;
    task = getDocument({
      ...content,
      worker: PDFWorker.create({ port }),
      verbosity: VerbosityLevel.ERRORS,
      rangeChunkSize: RANGE_BYTES,
      disableAutoFetch: true,
      disableStream: true,
      isEvalSupported: false,
      enableXfa: false,
      cMapPacked: true,
      BinaryDataFactory: DataFiles,
      useWorkerFetch: false,
    });
    task.onPassword = (enter: (password: string) => void, reason: number) =>
      report({ is: 'locked', isWrong: reason === PasswordResponses.INCORRECT_PASSWORD, enter });
    const pdf = await task.promise;
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    report({ is: 'open', pdf, size: { width, height } });
  };
  open().catch((error: unknown) => report({ is: 'failed', text: reasonOf(error) }));
  return () => {
    isClosed = true;
    const end = (): void => port.terminate();
    void Promise.resolve(task?.destroy()).then(end, end);
  };
}
