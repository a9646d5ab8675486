import { useState } from 'react';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabItems, tabNames, textOf } from './tab-items';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function InCard() {
  const [tab, setTab] = useState<TabId>('square');
  const next = tabItems[(tabItems.findIndex(({ id }) => id === tab) + 1) % tabItems.length] ?? tabItems[0];
  return (
    <div className="card">
      <TabBar label="Places in a card" tabs={tabNames} value={tab} onChange={setTab} controls="tabs-card" />
      <div id="tabs-card" role="tabpanel" aria-labelledby={`tabs-card-${tab}`} className="card-body">
        {textOf(tab)}
      </div>
      <div className="card-footer">
        <button type="button" className="btn btn-soft-primary btn-sm" onClick={() => setTab(next.id)}>
          Next: {next.name}
        </button>
      </div>
    </div>
  );
}
