import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { WithPicture } from './WithPicture';
import pictureSource from './WithPicture.tsx?code';
import { HeaderAndFooter } from './HeaderAndFooter';
import headerAndFooterSource from './HeaderAndFooter.tsx?code';
import { WithTabs } from './WithTabs';
import withTabsSource from './WithTabs.tsx?code';
import { Horizontal } from './Horizontal';
import horizontalSource from './Horizontal.tsx?code';
import { Group } from './Group';
import groupSource from './Group.tsx?code';
import { Grid } from './Grid';
import gridSource from './Grid.tsx?code';
import { Coloured } from './Coloured';
import colouredSource from './Coloured.tsx?code';
import { Bordered } from './Bordered';
import borderedSource from './Bordered.tsx?code';
import { StretchedLink } from './StretchedLink';
import stretchedLinkSource from './StretchedLink.tsx?code';
import { Portlets } from './Portlets';
import portletsSource from './Portlets.tsx?code';

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
