/** Shown while it is not known yet whether somebody is signed in; the word is the specification's. */
export const Resolving = () => (
  <div className="resolving" role="status">
    Loading
  </div>
);
