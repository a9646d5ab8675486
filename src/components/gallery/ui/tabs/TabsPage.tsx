import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Default } from './Default';
import defaultSource from './Default.tsx?raw';
import { Justified } from './Justified';
import justifiedSource from './Justified.tsx?raw';
import { Bordered } from './Bordered';
import borderedSource from './Bordered.tsx?raw';
import { WithIcons } from './WithIcons';
import withIconsSource from './WithIcons.tsx?raw';
import { SideTabs } from './SideTabs';
import sideTabsSource from './SideTabs.tsx?raw';
import { Pills } from './Pills';
import pillsSource from './Pills.tsx?raw';
import { InCard } from './InCard';
import inCardSource from './InCard.tsx?raw';
import { InUrl } from './InUrl';
import inAddressSource from './InUrl.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const TabsPage = () => (
  <DemoPage lead="Several panels in one place, one visible.">
    <DemoCard title="Default" description="Click or use the arrow keys" code={defaultSource}>
      <Default />
    </DemoCard>
    <DemoCard title="Justified" description="Tabs fill the width" code={justifiedSource}>
      <Justified />
    </DemoCard>
    <DemoCard title="Bordered" description="In a frame, in twelve colours" code={borderedSource}>
      <Bordered />
    </DemoCard>
    <DemoCard title="Icons" description="Icon and word, or the icon alone" code={withIconsSource}>
      <WithIcons />
    </DemoCard>
    <DemoCard title="Vertical, left" description="Before the text" code={sideTabsSource}>
      <SideTabs side="left" />
    </DemoCard>
    <DemoCard title="Vertical, right" description="After the text" code={sideTabsSource}>
      <SideTabs side="right" />
    </DemoCard>
    <DemoCard title="Pills" description="Only the selected one is filled" code={pillsSource}>
      <Pills />
    </DemoCard>
    <DemoCard title="In a card" description="With step buttons" code={inCardSource}>
      <InCard />
    </DemoCard>
    <DemoCard title="In the address" description="The URL selects a tab" code={inAddressSource} wide>
      <InUrl />
    </DemoCard>
  </DemoPage>
);
