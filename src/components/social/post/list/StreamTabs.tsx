import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TabBar } from '@/components/ui/control/TabBar';

/** Values of the search parameter in the routes that contain such a stream. */
type StreamTab = 'posts' | 'replies' | 'media' | 'likes' | 'people';

interface Props<T extends StreamTab> {
  label: string;
  /** The first tab is shown without a search parameter. */
  tabs: readonly (readonly [value: T, label: string])[];
  value: T;
  panelId: string;
  children: ReactNode;
}

/** A stream with tabs; the search parameter `tab` selects one. */
export function StreamTabs<T extends StreamTab>({ label, tabs, value, panelId, children }: Props<T>) {
  const navigate = useNavigate();
  return (
    <div className="card stream">
      <TabBar
        label={label}
        tabs={tabs}
        value={value}
        controls={panelId}
        onChange={(next) =>
          void navigate({
            to: '.',
            search: next === tabs[0]?.[0] ? {} : { tab: next },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <div role="tabpanel" id={panelId} aria-label={tabs.find(([tab]) => tab === value)?.[1]}>
        {children}
      </div>
    </div>
  );
}
