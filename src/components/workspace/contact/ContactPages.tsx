interface Props {
  /** From 1. */
  page: number;
  pages: number;
  open: (page: number) => void;
}

export const ContactPages = ({ page, pages, open }: Props) => (
  <nav className="contact-pages" aria-label="Pages">
    <button
      type="button"
      className="btn btn-outline-secondary"
      disabled={page === 1}
      onClick={() => open(page - 1)}
    >
      Previous
    </button>
    <span aria-live="polite">
      Page {page} of {pages}
    </span>
    <button
      type="button"
      className="btn btn-outline-secondary"
      disabled={page === pages}
      onClick={() => open(page + 1)}
    >
      Next
    </button>
  </nav>
);
