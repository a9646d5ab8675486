import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Default } from './Default';
import defaultSource from './Default.tsx?code';
import { WithIcons } from './WithIcons';
import withIconsSource from './WithIcons.tsx?code';
import { States } from './States';
import statesSource from './States.tsx?code';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?code';
import { Alignment } from './Alignment';
import alignmentSource from './Alignment.tsx?code';
import { Rounded } from './Rounded';
import roundedSource from './Rounded.tsx?code';
import { Boxed } from './Boxed';
import boxedSource from './Boxed.tsx?code';
import { Soft } from './Soft';
import softSource from './Soft.tsx?code';
import { Gradient } from './Gradient';
import gradientSource from './Gradient.tsx?code';
import { LivePager } from './LivePager';
import livePagerSource from './LivePager.tsx?code';

export const PaginationPage = () => (
  <DemoPage lead="Moves through a list page by page.">
    <DemoCard title="Default" description="Text buttons at both ends" code={defaultSource}>
      <Default />
    </DemoCard>
    <DemoCard title="Icons" description="Arrow buttons" code={withIconsSource}>
      <WithIcons />
    </DemoCard>
    <DemoCard title="Active and disabled" description="Current and disabled pages" code={statesSource}>
      <States />
    </DemoCard>
    <DemoCard title="Sizes" description="Three heights" code={sizesSource}>
      <Sizes />
    </DemoCard>
    <DemoCard title="Alignment" description="At the start, in the middle, at the end" code={alignmentSource}>
      <Alignment />
    </DemoCard>
    <DemoCard title="Rounded" description="Round buttons" code={roundedSource}>
      <Rounded />
    </DemoCard>
    <DemoCard title="Boxed" description="Buttons with borders" code={boxedSource}>
      <Boxed />
    </DemoCard>
    <DemoCard title="Soft" description="Tinted" code={softSource}>
      <Soft />
    </DemoCard>
    <DemoCard title="Gradient" description="Lit from above" code={gradientSource}>
      <Gradient />
    </DemoCard>
    <DemoCard
      title="Live pager"
      description="Paginates a real list, with jump to page"
      code={livePagerSource}
      wide
    >
      <LivePager />
    </DemoCard>
  </DemoPage>
);
