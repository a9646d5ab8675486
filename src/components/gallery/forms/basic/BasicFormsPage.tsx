import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { InputTypes } from './InputTypes';
import inputTypesSource from './InputTypes.tsx?code';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?code';
import { States } from './States';
import statesSource from './States.tsx?code';
import { SideBySide } from './SideBySide';
import sideBySideSource from './SideBySide.tsx?code';
import { Select } from './Select';
import selectSource from './Select.tsx?code';
import { Textarea } from './Textarea';
import textareaSource from './Textarea.tsx?code';
import { Checks } from './Checks';
import checksSource from './Checks.tsx?code';
import { Radios } from './Radios';
import radiosSource from './Radios.tsx?code';
import { Switches } from './Switches';
import switchesSource from './Switches.tsx?code';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?code';
import { InputGroups } from './InputGroups';
import inputGroupsSource from './InputGroups.tsx?code';
import { FloatingLabels } from './FloatingLabels';
import floatingLabelsSource from './FloatingLabels.tsx?code';
import { Datalist } from './Datalist';
import datalistSource from './Datalist.tsx?code';
import { Range } from './Range';
import rangeSource from './Range.tsx?code';
import { FileInput } from './FileInput';
import fileInputSource from './FileInput.tsx?code';

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
    <DemoCard title="Side by side" description="Every state in every size" code={sideBySideSource} wide>
      <SideBySide />
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
