import { commonText } from '@/messages/ui/common';

export const SessionPending = () => (
  <div className="resolving" role="status">
    {commonText.loading}
  </div>
);
