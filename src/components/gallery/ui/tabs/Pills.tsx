import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from './tab-items';

export function Pills() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [tab, setTab] = useState<TabId>('square');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <TabBar
        label="Places as pills"
        tabs={tabNames}
        value={tab}
        onChange={setTab}
        controls="tabs-pills"
        className={`tab-bar-pills variant-${variant}`}
      />
      <div id="tabs-pills" role="tabpanel" aria-labelledby={`tabs-pills-${tab}`} className="pt-3">
        {textOf(tab)}
      </div>
    </>
  );
}
