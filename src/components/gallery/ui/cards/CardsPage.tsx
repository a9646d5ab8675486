import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { WithPicture } from './WithPicture';
import pictureSource from './WithPicture.tsx?raw';
import { HeaderAndFooter } from './HeaderAndFooter';
import headerAndFooterSource from './HeaderAndFooter.tsx?raw';
import { WithTabs } from './WithTabs';
import withTabsSource from './WithTabs.tsx?raw';
import { Horizontal } from './Horizontal';
import horizontalSource from './Horizontal.tsx?raw';
import { Group } from './Group';
import groupSource from './Group.tsx?raw';
import { Grid } from './Grid';
import gridSource from './Grid.tsx?raw';
import { Coloured } from './Coloured';
import colouredSource from './Coloured.tsx?raw';
import { Bordered } from './Bordered';
import borderedSource from './Bordered.tsx?raw';
import { StretchedLink } from './StretchedLink';
import stretchedLinkSource from './StretchedLink.tsx?raw';
import { Portlets } from './Portlets';
import portletsSource from './Portlets.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const CardsPage = () => (
  <DemoPage lead="One subject on one surface.">
    <DemoCard title="Image" description="Above, below or behind the text" code={pictureSource}>
      <WithPicture />
    </DemoCard>
    <DemoCard title="Header and footer" description="With a header and a footer" code={headerAndFooterSource}>
      <HeaderAndFooter />
    </DemoCard>
    <DemoCard title="Tabs" description="Tabs in the card header" code={withTabsSource}>
      <WithTabs />
    </DemoCard>
    <DemoCard title="Horizontal" description="Picture and text side by side" code={horizontalSource}>
      <Horizontal />
    </DemoCard>
    <DemoCard title="Groups" description="Cards of one height" code={groupSource} wide>
      <Group />
    </DemoCard>
    <DemoCard title="Grid" description="Any number per row" code={gridSource} wide>
      <Grid />
    </DemoCard>
    <DemoCard title="Coloured" description="The whole card in one of twelve colours" code={colouredSource}>
      <Coloured />
    </DemoCard>
    <DemoCard title="Bordered" description="A line in one of twelve colours" code={borderedSource}>
      <Bordered />
    </DemoCard>
    <DemoCard title="Stretched link" description="The whole card is clickable" code={stretchedLinkSource}>
      <StretchedLink />
    </DemoCard>
    <DemoCard title="Portlets" description="Collapse, refresh and remove" code={portletsSource}>
      <Portlets />
    </DemoCard>
  </DemoPage>
);
