import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { TabBar } from '@/components/ui/control/TabBar';
import { type TabId, tabNames, textOf } from './tab-items';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Pills() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [tab, setTab] = useState<TabId>('square');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <TabBar
        label="Places as pills"
        tabs={tabNames}
        value={tab}
        onChange={setTab}
        controls="tabs-pills"
        className={`tab-bar-pills variant-${variant}`}
      />
      <div id="tabs-pills" role="tabpanel" aria-labelledby={`tabs-pills-${tab}`} className="pt-4">
        {textOf(tab)}
      </div>
    </>
  );
}
