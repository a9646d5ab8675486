import type { PDFDocumentProxy } from 'pdfjs-dist';
import { RenderingCancelledException, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageSize } from './open-pdf';

/** Larger canvases stay empty on phones. */
const MAX_PIXELS = 16_000_000;

interface Drawing {
  pdf: PDFDocumentProxy;
  number: number;
  host: HTMLElement;
}

const endsQuietly = (error: unknown): boolean =>
  error instanceof RenderingCancelledException || (error instanceof Error && error.name === 'AbortException');

/** Draws a page into a new canvas, which replaces the one before once it is whole. Returns a function that stops. */
export function drawPage(
  { pdf, number, host }: Drawing,
  { scale, onSize, onError }: { scale: number; onSize: (size: PageSize) => void; onError: () => void },
): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  const draw = async (): Promise<void> => {
    const page = await pdf.getPage(number);
    if (isStopped) return;
    const { width, height } = page.getViewport({ scale: 1 });
    onSize({ width, height });
    const wanted = scale * devicePixelRatio;
    const viewport = page.getViewport({
      scale: Math.min(wanted, Math.sqrt(MAX_PIXELS / (width * height))),
    });
    const canvas = document.createElement('canvas');
    canvas.className = 'w-100 h-auto';
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    const task = page.render({ canvas, viewport });
    stop = () => task.cancel();
    await task.promise;
    host.replaceChildren(canvas);
  };
  draw().catch((error: unknown) => {
    if (!isStopped && !endsQuietly(error)) onError();
  });
  return () => {
    isStopped = true;
    stop?.();
  };
}

/** Lays the text of a page over its picture, for selection and screen readers. Returns a function that removes it. */
export function layText({ pdf, number, host }: Drawing): () => void {
  let layer: TextLayer | null = null;
  let isStopped = false;
  const lay = async (): Promise<void> => {
    const page = await pdf.getPage(number);
    if (isStopped) return;
    const viewport = page.getViewport({ scale: 1 });
    layer = new TextLayer({ textContentSource: page.streamTextContent(), container: host, viewport });
    await layer.render();
  };
  // Without its text, the page is still a picture.
  lay().catch(() => undefined);
  return () => {
    isStopped = true;
    layer?.cancel();
    host.replaceChildren();
  };
}
