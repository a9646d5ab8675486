import { useState } from 'react';
import IconFit from '~icons/tabler/arrow-autofit-width';
import IconNext from '~icons/tabler/chevron-right';
import IconBefore from '~icons/tabler/chevron-left';
import IconOut from '~icons/tabler/zoom-out';
import IconIn from '~icons/tabler/zoom-in';
import { previewText } from '@/messages/ui/preview';

interface Props {
  page: number;
  pageCount: number;
  /** 1 is the size on paper. */
  zoom: number;
  isFitted: boolean;
  goTo: (page: number) => void;
  zoomBy: (steps: 1 | -1) => void;
  fit: () => void;
}

export function PdfBar({ page, pageCount, zoom, isFitted, goTo, zoomBy, fit }: Props) {
  return (
    <div
      className="pdf-bar row-1 justify-content-center fs-sm text-ink-2 tabular text-nowrap"
      role="toolbar"
      aria-label={previewText.document}
    >
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={previewText.previousPage}
        disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      >
        <IconBefore className="icon flip-in-rtl" />
      </button>
      <PageField key={page} page={page} pageCount={pageCount} goTo={goTo} />
      <span>{previewText.ofPages(pageCount)}</span>
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={previewText.nextPage}
        disabled={page >= pageCount}
        onClick={() => goTo(page + 1)}
      >
        <IconNext className="icon flip-in-rtl" />
      </button>
      <button
        type="button"
        className="icon-button icon-button-sm ms-4"
        aria-label={previewText.zoomOut}
        onClick={() => zoomBy(-1)}
      >
        <IconOut />
      </button>
      <output className="text-center" aria-label={previewText.zoom}>
        {Math.round(zoom * 100)}%
      </output>
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={previewText.zoomIn}
        onClick={() => zoomBy(1)}
      >
        <IconIn />
      </button>
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={previewText.fitWidth}
        aria-pressed={isFitted}
        onClick={fit}
      >
        <IconFit />
      </button>
    </div>
  );
}

function PageField({ page, pageCount, goTo }: Pick<Props, 'page' | 'pageCount' | 'goTo'>) {
  const [typed, setTyped] = useState(String(page));
  const leave = (): void => {
    const wanted = Number(typed);
    if (Number.isInteger(wanted) && wanted !== page) goTo(Math.min(pageCount, Math.max(1, wanted)));
    setTyped(String(page));
  };
  return (
    <input
      className="form-control form-control-sm text-center"
      inputMode="numeric"
      autoComplete="off"
      aria-label={previewText.pageInput(pageCount)}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
    />
  );
}
