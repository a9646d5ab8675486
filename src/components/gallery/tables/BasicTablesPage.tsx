import type { ComponentType } from 'react';
import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Active } from './basic/Active';
import activeSource from './basic/Active.tsx?code';
import { Bordered } from './basic/Bordered';
import borderedSource from './basic/Bordered.tsx?code';
import { Borderless } from './basic/Borderless';
import borderlessSource from './basic/Borderless.tsx?code';
import { Breakpoints } from './basic/Breakpoints';
import breakpointsSource from './basic/Breakpoints.tsx?code';
import { Captions } from './basic/Captions';
import captionsSource from './basic/Captions.tsx?code';
import { Footer } from './basic/Footer';
import footSource from './basic/Footer.tsx?code';
import { HeadOptions } from './basic/HeadOptions';
import headOptionsSource from './basic/HeadOptions.tsx?code';
import { Hoverable } from './basic/Hoverable';
import hoverableSource from './basic/Hoverable.tsx?code';
import { Dark } from './basic/Dark';
import inverseSource from './basic/Dark.tsx?code';
import { Nested } from './basic/Nested';
import nestedSource from './basic/Nested.tsx?code';
import { Responsive } from './basic/Responsive';
import responsiveSource from './basic/Responsive.tsx?code';
import { Small } from './basic/Small';
import smallSource from './basic/Small.tsx?code';
import { Striped } from './basic/Striped';
import stripedSource from './basic/Striped.tsx?code';
import { Variants } from './basic/Variants';
import variantsSource from './basic/Variants.tsx?code';

const cards: readonly (readonly [
  title: string,
  description: string,
  code: string,
  Example: ComponentType,
])[] = [
  ['Striped', 'Rows or columns', stripedSource, Striped],
  ['Hoverable', 'The row under the pointer', hoverableSource, Hoverable],
  ['Active row', 'The current one', activeSource, Active],
  ['Bordered', 'Twelve colours of lines', borderedSource, Bordered],
  ['Borderless', 'Without lines', borderlessSource, Borderless],
  ['Small', 'Half the padding', smallSource, Small],
  ['Inverse', 'Light on dark', inverseSource, Dark],
  ['Head options', 'Another colour for the head', headOptionsSource, HeadOptions],
  ['Foot', 'With sums', footSource, Footer],
  ['Captions', 'Above or below', captionsSource, Captions],
  ['Nested', 'A table in a cell', nestedSource, Nested],
  ['Responsive', 'Scrolls sideways', responsiveSource, Responsive],
  ['Responsive by breakpoint', 'Only in narrow windows', breakpointsSource, Breakpoints],
  ['Colour variants', 'Twelve soft colours', variantsSource, Variants],
];

export const BasicTablesPage = () => (
  <DemoPage lead="Plain HTML tables with column and row headers.">
    {cards.map(([title, description, code, Example]) => (
      <DemoCard key={title} title={title} description={description} code={code}>
        <Example />
      </DemoCard>
    ))}
  </DemoPage>
);
