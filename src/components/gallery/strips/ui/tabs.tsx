import { useState } from 'react';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from '@/components/gallery/ui/tabs/tab-items';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

function TwoTabs({ className = '' }: { className?: string }) {
  const [tab, setTab] = useState<TabId>('square');
  const panel = `strip-tabs-${className}`;
  return (
    <>
      <TabBar
        label={`Places ${className}`.trim()}
        tabs={tabNames.slice(0, 2)}
        value={tab}
        onChange={setTab}
        controls={panel}
        className={className}
      />
      <p id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`} className="mt-2 mb-0">
        {textOf(tab).split('.')[0]}.
      </p>
    </>
  );
}

export const cells = cellsOf(TwoTabs, {}, { className: ['tab-bar-pills', 'tab-bar-justified'] });
