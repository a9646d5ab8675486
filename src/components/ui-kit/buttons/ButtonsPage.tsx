import { DemoCard } from '@/components/demo/DemoCard';
import { DemoPage } from '@/components/demo/DemoPage';
import { Variants } from './Variants';
import variantsSource from './Variants.tsx?raw';

export const ButtonsPage = () => (
  <DemoPage lead="Persimmon means do. Every other colour has to earn its place.">
    <DemoCard title="Colour variants" description="Twelve colours in three looks" code={variantsSource}>
      <Variants />
    </DemoCard>
  </DemoPage>
);
