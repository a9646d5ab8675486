import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?code';
import { WithIcons } from './WithIcons';
import withIconsSource from './WithIcons.tsx?code';
import { Dividers } from './Dividers';
import dividersSource from './Dividers.tsx?code';
import { Overflow } from './Overflow';
import overflowSource from './Overflow.tsx?code';
import { FromRouteMatches } from './FromRouteMatches';
import fromMatchesSource from './FromRouteMatches.tsx?code';

export const BreadcrumbPage = () => (
  <DemoPage lead="Shows the current page and the path back.">
    <DemoCard title="Basic" description="Text links" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Icons" description="Icons for familiar places" code={withIconsSource}>
      <WithIcons />
    </DemoCard>
    <DemoCard title="Dividers" description="Different separators" code={dividersSource}>
      <Dividers />
    </DemoCard>
    <DemoCard title="Overflow" description="A long path keeps its first and last steps" code={overflowSource}>
      <Overflow />
    </DemoCard>
    <DemoCard
      title="From router matches"
      description="Built from the matched routes"
      code={fromMatchesSource}
    >
      <FromRouteMatches />
    </DemoCard>
  </DemoPage>
);
