import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Single } from './Single';
import singleSource from './Single.tsx?code';
import { Multiple } from './Multiple';
import severalSource from './Multiple.tsx?code';
import { Searchable } from './Searchable';
import searchableSource from './Searchable.tsx?code';
import { Grouped } from './Grouped';
import groupedSource from './Grouped.tsx?code';
import { RemoteOptions } from './RemoteOptions';
import fromServiceSource from './RemoteOptions.tsx?code';
import { Creatable } from './Creatable';
import creatableSource from './Creatable.tsx?code';
import { DisabledOptions } from './DisabledOptions';
import disabledOptionsSource from './DisabledOptions.tsx?code';
import { Clearable } from './Clearable';
import clearableSource from './Clearable.tsx?code';
import { Limited } from './Limited';
import limitedSource from './Limited.tsx?code';
import { Tags } from './Tags';
import tagsSource from './Tags.tsx?code';
import { CustomOption } from './CustomOption';
import customOptionSource from './CustomOption.tsx?code';
import { ManyOptions } from './ManyOptions';
import fiveThousandSource from './ManyOptions.tsx?code';

export const SelectsPage = () => (
  <DemoPage lead="Choose one or several options.">
    <DemoCard title="Single" description="One of a few" code={singleSource}>
      <Single />
    </DemoCard>
    <DemoCard title="Multiple" description="Many, as chips" code={severalSource}>
      <Multiple />
    </DemoCard>
    <DemoCard title="Searchable" description="Filter by typing" code={searchableSource}>
      <Searchable />
    </DemoCard>
    <DemoCard title="Grouped" description="Under headings" code={groupedSource}>
      <Grouped />
    </DemoCard>
    <DemoCard title="From the service" description="Options loaded while typing" code={fromServiceSource}>
      <RemoteOptions />
    </DemoCard>
    <DemoCard title="Creatable" description="Create new options" code={creatableSource}>
      <Creatable />
    </DemoCard>
    <DemoCard title="Disabled options" description="Visible but unavailable" code={disabledOptionsSource}>
      <DisabledOptions />
    </DemoCard>
    <DemoCard title="Clearable" description="A button empties it" code={clearableSource}>
      <Clearable />
    </DemoCard>
    <DemoCard title="Limit" description="Limited selection" code={limitedSource}>
      <Limited />
    </DemoCard>
    <DemoCard title="Tag input" description="Custom messages" code={tagsSource}>
      <Tags />
    </DemoCard>
    <DemoCard title="Custom option" description="Custom option rows" code={customOptionSource}>
      <CustomOption />
    </DemoCard>
    <DemoCard title="Five thousand" description="Only visible rows are rendered" code={fiveThousandSource}>
      <ManyOptions />
    </DemoCard>
  </DemoPage>
);
