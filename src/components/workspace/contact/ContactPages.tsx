import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  open: (page: number) => void;
}

export const ContactPages = ({ page, pages, open }: Props) => (
  <nav className="row-4 justify-content-center mt-5 text-ink-2" aria-label={contactText.pages}>
    <button
      type="button"
      className="btn btn-outline-secondary"
      disabled={page === 1}
      onClick={() => open(page - 1)}
    >
      {commonText.previous}
    </button>
    <span aria-live="polite">{contactText.pageOf(page, pages)}</span>
    <button
      type="button"
      className="btn btn-outline-secondary"
      disabled={page === pages}
      onClick={() => open(page + 1)}
    >
      {commonText.next}
    </button>
  </nav>
);
