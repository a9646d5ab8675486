import { useState } from 'react';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from '@/components/gallery/ui/tabs/tab-items';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

interface Props {
  label: string;
  isVertical?: boolean;
  className?: string;
}

function TwoTabs({ label, isVertical = false, className = '' }: Props) {
  const [tab, setTab] = useState<TabId>('square');
  const panel = `strip-tabs-${isVertical ? 'vertical' : className}`;
  return (
    <>
      <TabBar
        label={label}
        tabs={tabNames.slice(0, 2)}
        value={tab}
        onChange={setTab}
        controls={panel}
        isVertical={isVertical}
        className={className}
      />
      <p id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`} className="mt-2 mb-0">
        {textOf(tab).split('.')[0]}.
      </p>
    </>
  );
}

export const cells = cellsOf(
  TwoTabs,
  { label: 'Places' },
  { isVertical: [true], className: ['tab-bar-pills'] },
);
