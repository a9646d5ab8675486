import { statusText } from '@/messages/ui/status';

export const SessionPending = () => (
  <div className="resolving" role="status">
    {statusText.loading}
  </div>
);
