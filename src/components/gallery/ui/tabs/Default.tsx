import { useState } from 'react';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from './tab-items';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Default() {
  const [tab, setTab] = useState<TabId>('square');
  return (
    <>
      <TabBar label="Places" tabs={tabNames} value={tab} onChange={setTab} controls="tabs-default" />
      <div id="tabs-default" role="tabpanel" aria-labelledby={`tabs-default-${tab}`} className="pt-4">
        {textOf(tab)}
      </div>
    </>
  );
}
