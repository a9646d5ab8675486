import { commonText } from '@/messages/ui/common';

/** In a panel whose code is loading: as large as a month, so that the panel keeps its place. */
export const PanelPlaceholder = () => (
  <div className="picker-loading centre" role="status" aria-label={commonText.loading}>
    <i className="spinner" aria-hidden="true" />
  </div>
);
