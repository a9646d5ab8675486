export const SessionPending = () => (
  <div className="resolving" role="status">
    Loading
  </div>
);
