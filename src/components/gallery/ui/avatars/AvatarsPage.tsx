import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?code';
import { Initials } from './Initials';
import initialsSource from './Initials.tsx?code';
import { Shapes } from './Shapes';
import shapesSource from './Shapes.tsx?code';
import { Groups } from './Groups';
import groupsSource from './Groups.tsx?code';
import { StatusDot } from './StatusDot';
import statusDotSource from './StatusDot.tsx?code';
import { BrokenImage } from './BrokenImage';
import brokenImageSource from './BrokenImage.tsx?code';

export const AvatarsPage = () => (
  <DemoPage lead="A person's picture, in the shape of an arch.">
    <DemoCard title="Sizes" description="Four fixed sizes and any other" code={sizesSource}>
      <Sizes />
    </DemoCard>
    <DemoCard
      title="Initials and colours"
      description="Initials when there is no picture"
      code={initialsSource}
    >
      <Initials />
    </DemoCard>
    <DemoCard title="Shapes" description="Arch, circle, rounded, square" code={shapesSource}>
      <Shapes />
    </DemoCard>
    <DemoCard title="Groups" description="A few faces and a count of the rest" code={groupsSource}>
      <Groups />
    </DemoCard>
    <DemoCard title="Status dot" description="Shows who is online" code={statusDotSource}>
      <StatusDot />
    </DemoCard>
    <DemoCard title="Broken image" description="Falls back to initials" code={brokenImageSource}>
      <BrokenImage />
    </DemoCard>
  </DemoPage>
);
