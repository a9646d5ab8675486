import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Default } from './Default';
import defaultSource from './Default.tsx?code';
import { Justified } from './Justified';
import justifiedSource from './Justified.tsx?code';
import { Bordered } from './Bordered';
import borderedSource from './Bordered.tsx?code';
import { WithIcons } from './WithIcons';
import withIconsSource from './WithIcons.tsx?code';
import { LeftTabs } from './LeftTabs';
import leftTabsSource from './LeftTabs.tsx?code';
import { RightTabs } from './RightTabs';
import rightTabsSource from './RightTabs.tsx?code';
import { Pills } from './Pills';
import pillsSource from './Pills.tsx?code';
import { InCard } from './InCard';
import inCardSource from './InCard.tsx?code';
import { InUrl } from './InUrl';
import inAddressSource from './InUrl.tsx?code';

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
    <DemoCard title="Vertical, left" description="Before the text" code={leftTabsSource}>
      <LeftTabs />
    </DemoCard>
    <DemoCard title="Vertical, right" description="After the text" code={rightTabsSource}>
      <RightTabs />
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
