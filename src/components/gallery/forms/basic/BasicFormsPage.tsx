import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { InputTypes } from './InputTypes';
import inputTypesSource from './InputTypes.tsx?raw';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?raw';
import { States } from './States';
import statesSource from './States.tsx?raw';
import { Select } from './Select';
import selectSource from './Select.tsx?raw';
import { Textarea } from './Textarea';
import textareaSource from './Textarea.tsx?raw';
import { Checks } from './Checks';
import checksSource from './Checks.tsx?raw';
import { Radios } from './Radios';
import radiosSource from './Radios.tsx?raw';
import { Switches } from './Switches';
import switchesSource from './Switches.tsx?raw';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?raw';
import { InputGroups } from './InputGroups';
import inputGroupsSource from './InputGroups.tsx?raw';
import { FloatingLabels } from './FloatingLabels';
import floatingLabelsSource from './FloatingLabels.tsx?raw';
import { Datalist } from './Datalist';
import datalistSource from './Datalist.tsx?raw';
import { Range } from './Range';
import rangeSource from './Range.tsx?raw';
import { FileInput } from './FileInput';
import fileInputSource from './FileInput.tsx?raw';
import '@/components/gallery/forms/forms.scss';

export const BasicFormsPage = () => (
  <DemoPage lead="Every native control in Plaza’s style.">
    <DemoCard title="Input types" description="Every input type of the browser" code={inputTypesSource} wide>
      <InputTypes />
    </DemoCard>
    <DemoCard title="Sizes" description="Three sizes" code={sizesSource}>
      <Sizes />
    </DemoCard>
    <DemoCard title="States" description="Disabled, read only and plain" code={statesSource}>
      <States />
    </DemoCard>
    <DemoCard title="Select" description="One or several" code={selectSource}>
      <Select />
    </DemoCard>
    <DemoCard title="Textarea" description="With a character count" code={textareaSource}>
      <Textarea />
    </DemoCard>
    <DemoCard title="Checks" description="Choose any number" code={checksSource}>
      <Checks />
    </DemoCard>
    <DemoCard title="Radios" description="One of a few" code={radiosSource}>
      <Radios />
    </DemoCard>
    <DemoCard title="Switches" description="On or off, at once" code={switchesSource}>
      <Switches />
    </DemoCard>
    <DemoCard title="Colours" description="Twelve colours" code={coloursSource}>
      <Colours />
    </DemoCard>
    <DemoCard
      title="Input groups"
      description="Symbols, text and buttons beside a field"
      code={inputGroupsSource}
      wide
    >
      <InputGroups />
    </DemoCard>
    <DemoCard title="Floating labels" description="Labels float above the value" code={floatingLabelsSource}>
      <FloatingLabels />
    </DemoCard>
    <DemoCard title="Datalist" description="Suggestions; other values are allowed" code={datalistSource}>
      <Datalist />
    </DemoCard>
    <DemoCard title="Range" description="When an approximate value is enough" code={rangeSource}>
      <Range />
    </DemoCard>
    <DemoCard title="File" description="One or several" code={fileInputSource}>
      <FileInput />
    </DemoCard>
  </DemoPage>
);
