import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from './tab-items';

const SPREADS = ['justified', 'centred', 'end'] as const;

export function Justified() {
  const [spread, setSpread] = useState<(typeof SPREADS)[number]>('justified');
  const [tab, setTab] = useState<TabId>('square');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Spread" options={SPREADS} value={spread} onChange={setSpread} />
      </DemoControls>
      <TabBar
        label="Places, spread"
        tabs={tabNames}
        value={tab}
        onChange={setTab}
        controls="tabs-justified"
        className={`tab-bar-${spread}`}
      />
      <div id="tabs-justified" role="tabpanel" aria-labelledby={`tabs-justified-${tab}`} className="pt-3">
        {textOf(tab)}
      </div>
    </>
  );
}
