import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?raw';
import { WithIcons } from './WithIcons';
import withIconsSource from './WithIcons.tsx?raw';
import { Dividers } from './Dividers';
import dividersSource from './Dividers.tsx?raw';
import { Overflow } from './Overflow';
import overflowSource from './Overflow.tsx?raw';
import { FromRouteMatches } from './FromRouteMatches';
import fromMatchesSource from './FromRouteMatches.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const BreadcrumbPage = () => (
  <DemoPage lead="Where one is, and the way back.">
    <DemoCard title="Basic" description="One word a step" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Icons" description="For the places everybody knows" code={withIconsSource}>
      <WithIcons />
    </DemoCard>
    <DemoCard title="Dividers" description="What stands between two steps" code={dividersSource}>
      <Dividers />
    </DemoCard>
    <DemoCard title="Overflow" description="A long way keeps its two ends" code={overflowSource}>
      <Overflow />
    </DemoCard>
    <DemoCard
      title="From router matches"
      description="Made from what the router matched"
      code={fromMatchesSource}
    >
      <FromRouteMatches />
    </DemoCard>
  </DemoPage>
);
