import { useState } from 'react';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from './tab-items';
import '@/components/ui/parts/parts.scss';

interface Props {
  side: 'left' | 'right';
}

export function SideTabs({ side }: Props) {
  const [tab, setTab] = useState<TabId>('square');
  return (
    <div className={`d-flex gap-5 align-items-start${side === 'right' ? ' flex-row-reverse' : ''}`}>
      <TabBar
        label={`Places, tabs ${side}`}
        tabs={tabNames}
        value={tab}
        onChange={setTab}
        controls={`tabs-${side}`}
        isVertical
        className="tab-bar-pills"
      />
      <div id={`tabs-${side}`} role="tabpanel" aria-labelledby={`tabs-${side}-${tab}`} className="fill">
        {textOf(tab)}
      </div>
    </div>
  );
}
