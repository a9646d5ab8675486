import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from './tab-items';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const SPREADS = ['justified', 'centred', 'end'] as const;

export function Justified() {
  const [spread, setSpread] = useState<(typeof SPREADS)[number]>('justified');
  const [tab, setTab] = useState<TabId>('square');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Spread" options={SPREADS} value={spread} onChange={setSpread} />
      </OptionBar>
      <TabBar
        label="Places, spread"
        tabs={tabNames}
        value={tab}
        onChange={setTab}
        controls="tabs-justified"
        className={`tab-bar-${spread}`}
      />
      <div id="tabs-justified" role="tabpanel" aria-labelledby={`tabs-justified-${tab}`} className="pt-4">
        {textOf(tab)}
      </div>
    </>
  );
}
