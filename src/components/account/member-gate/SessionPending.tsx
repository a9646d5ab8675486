/** Shown while it is not known yet whether somebody is signed in; the word is the specification's. */
export const SessionPending = () => (
  <div className="resolving" role="status">
    Loading
  </div>
);
