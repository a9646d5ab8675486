/** Shown by the router once a page has taken longer than 150 ms. */
export const PendingBar = () => (
  <div className="pending-bar" role="progressbar" aria-label="Loading the page">
    <i />
  </div>
);
