import { appendSources } from '@/components/gallery/demo/append-sources';
import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Default } from './Default';
import defaultSource from './Default.tsx?raw';
import { WithIcons } from './WithIcons';
import withIconsSource from './WithIcons.tsx?raw';
import { States } from './States';
import statesSource from './States.tsx?raw';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?raw';
import { Alignment } from './Alignment';
import alignmentSource from './Alignment.tsx?raw';
import { Variants } from './Variants';
import looksSource from './Variants.tsx?raw';
import { LivePager } from './LivePager';
import livePagerSource from './LivePager.tsx?raw';
import pagerSource from './Pager.tsx?raw';
import '@/components/gallery/ui/ui.scss';

/** Appends the shared parts to each example's source. */
const withParts = appendSources({ 'Pager.tsx': pagerSource });

export const PaginationPage = () => (
  <DemoPage lead="Moves through a list page by page.">
    <DemoCard title="Default" description="Text buttons at both ends" code={withParts(defaultSource)}>
      <Default />
    </DemoCard>
    <DemoCard title="Icons" description="Arrow buttons" code={withParts(withIconsSource)}>
      <WithIcons />
    </DemoCard>
    <DemoCard
      title="Active and disabled"
      description="Current and disabled pages"
      code={withParts(statesSource)}
    >
      <States />
    </DemoCard>
    <DemoCard title="Sizes" description="Three heights" code={withParts(sizesSource)}>
      <Sizes />
    </DemoCard>
    <DemoCard
      title="Alignment"
      description="At the start, in the middle, at the end"
      code={withParts(alignmentSource)}
    >
      <Alignment />
    </DemoCard>
    <DemoCard title="Rounded" description="Round buttons" code={withParts(looksSource)}>
      <Variants look="rounded" variant="success" />
    </DemoCard>
    <DemoCard title="Boxed" description="Buttons with borders" code={withParts(looksSource)}>
      <Variants look="boxed" variant="info" />
    </DemoCard>
    <DemoCard title="Soft" description="Tinted" code={withParts(looksSource)}>
      <Variants look="soft" variant="purple" />
    </DemoCard>
    <DemoCard title="Gradient" description="Lit from above" code={withParts(looksSource)}>
      <Variants look="gradient" variant="primary" />
    </DemoCard>
    <DemoCard
      title="Live pager"
      description="Paginates a real list, with jump to page"
      code={withParts(livePagerSource)}
      wide
    >
      <LivePager />
    </DemoCard>
  </DemoPage>
);
