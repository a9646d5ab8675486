import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { previewText } from '@/messages/ui/preview';
import type { PageSize } from './open-pdf';
import { PdfBar } from './PdfBar';
import { PdfPage } from './PdfPage';

/** Pixels for a point at the size on paper. */
const FULL_SIZE = 96 / 72;
const zooms = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** A page as wide as a large window is hard to read. */
const WIDEST_FIT = 1.5;
/** On both sides of a page, `--pz-space-2`. */
const MARGIN_PX = 16;

interface Props {
  pdf: PDFDocumentProxy;
  size: PageSize;
  title: string;
}

export function PdfPages({ pdf, size, title }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const fitted = Math.max(0.1, Math.min(WIDEST_FIT, (width - MARGIN_PX) / size.width / FULL_SIZE));
  const zoom = chosen ?? fitted;

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const shown = useRef(zoom);
  useLayoutEffect(() => {
    // What was at the top of the window stays there.
    if (scroller.current) scroller.current.scrollTop *= zoom / shown.current;
    shown.current = zoom;
  }, [zoom]);

  const pages = (): HTMLElement[] => [
    ...(scroller.current?.querySelectorAll<HTMLElement>('.pdf-page') ?? []),
  ];
  const goTo = (wanted: number): void => {
    const found = pages()[wanted - 1];
    if (found) scroller.current?.scrollTo({ top: found.offsetTop - MARGIN_PX / 2 });
  };
  const readPage = (): void => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const last = pages().findLastIndex((each) => each.offsetTop <= scrollTop + clientHeight / 3);
    setPage(Math.max(0, last) + 1);
  };
  const zoomBy = (steps: 1 | -1): void =>
    setChosen(
      (steps > 0 ? zooms.find((each) => each > zoom + 0.01) : zooms.findLast((each) => each < zoom - 0.01)) ??
        zoom,
    );
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': () => setChosen(null),
    ArrowRight: () => goTo(page + 1),
    ArrowLeft: () => goTo(page - 1),
  };
  const keyboard = {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>): void => {
      const run = keys[event.key];
      const { scrollWidth, clientWidth } = event.currentTarget;
      // A page wider than the window scrolls by the arrow keys.
      const isScroll = event.key.startsWith('Arrow') && scrollWidth > clientWidth;
      if (!run || isScroll || event.ctrlKey || event.metaKey || event.altKey) return;
      run();
      event.preventDefault();
    },
  };

  return (
    <>
      <PdfBar
        page={page}
        pageCount={pdf.numPages}
        zoom={zoom}
        isFitted={chosen === null}
        goTo={goTo}
        zoomBy={zoomBy}
        fit={() => setChosen(null)}
      />
      <div
        ref={scroller}
        className="pdf-pages position-relative stack-2 align-content-start p-2 overflow-auto sunken"
        role="region"
        aria-label={previewText.pagesOf(title)}
        tabIndex={0}
        onScroll={readPage}
        {...keyboard}
      >
        {width > 0 &&
          Array.from({ length: pdf.numPages }, (_, at) => (
            <PdfPage key={at} pdf={pdf} number={at + 1} scale={zoom * FULL_SIZE} size={size} />
          ))}
      </div>
    </>
  );
}
