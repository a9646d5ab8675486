import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from './tab-items';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Justified() {
  const [isJustified, setIsJustified] = useState(true);
  const [tab, setTab] = useState<TabId>('square');
  return (
    <>
      <OptionBar>
        <ToggleOption label="Justified" checked={isJustified} onChange={setIsJustified} />
      </OptionBar>
      <TabBar
        label="Places, spread"
        tabs={tabNames}
        value={tab}
        onChange={setTab}
        controls="tabs-justified"
        className={isJustified ? 'tab-bar-justified' : ''}
      />
      <div id="tabs-justified" role="tabpanel" aria-labelledby={`tabs-justified-${tab}`} className="pt-4">
        {textOf(tab)}
      </div>
    </>
  );
}
