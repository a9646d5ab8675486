import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { previewText } from '@/messages/ui/preview';
import { drawPage, layText } from './draw-page';
import type { PageSize } from './open-pdf';

interface Props {
  pdf: PDFDocumentProxy;
  number: number;
  /** Pixels for each point. */
  scale: number;
  /** Expected until the page is read. */
  size: PageSize;
}

/** Drawn while near the window, so that a long document keeps few pictures in memory. */
export function PdfPage({ pdf, number, scale, size: expected }: Props) {
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [size, setSize] = useState(expected);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: frame.current.parentElement,
      rootMargin: '50%',
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const host = picture.current;
    if (!isNear || !host) return undefined;
    return drawPage(
      { pdf, number, host },
      {
        scale,
        onSize: (own) =>
          setSize((known) => (known.width === own.width && known.height === own.height ? known : own)),
        onError: () => setFailed(true),
      },
    );
  }, [isNear, pdf, number, scale]);

  useEffect(() => {
    const [host, drawn] = [text.current, picture.current];
    if (!isNear || !host || !drawn) return undefined;
    const remove = layText({ pdf, number, host });
    return () => {
      remove();
      drawn.replaceChildren();
    };
  }, [isNear, pdf, number]);

  useEffect(() => {
    frame.current?.style.setProperty('--total-scale-factor', String(scale));
  }, [scale]);

  return (
    <section
      ref={frame}
      className="pdf-page position-relative mx-auto overflow-hidden rounded-sm"
      aria-label={previewText.pageOf(number, pdf.numPages)}
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      <div ref={picture} aria-hidden />
      <div ref={text} className="pdf-page-text position-absolute inset-0" />
      {hasFailed && (
        <p role="alert" className="position-absolute inset-0 centre text-ink" data-bs-theme="light">
          {previewText.pageDrawFailed}
        </p>
      )}
    </section>
  );
}
