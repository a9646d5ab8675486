import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { DateMask } from './DateMask';
import dateMaskSource from './DateMask.tsx?code';
import { TimeMask } from './TimeMask';
import timeMaskSource from './TimeMask.tsx?code';
import { DateTimeMask } from './DateTimeMask';
import dateTimeMaskSource from './DateTimeMask.tsx?code';
import { ZipMask } from './ZipMask';
import zipMaskSource from './ZipMask.tsx?code';
import { MoneyMask } from './MoneyMask';
import moneyMaskSource from './MoneyMask.tsx?code';
import { WholeMoneyMask } from './WholeMoneyMask';
import wholeMoneyMaskSource from './WholeMoneyMask.tsx?code';
import { LocaleMoneyMask } from './LocaleMoneyMask';
import localeMoneyMaskSource from './LocaleMoneyMask.tsx?code';
import { PhoneMask } from './PhoneMask';
import phoneMaskSource from './PhoneMask.tsx?code';
import { AreaPhoneMask } from './AreaPhoneMask';
import areaPhoneMaskSource from './AreaPhoneMask.tsx?code';
import { IpMask } from './IpMask';
import ipMaskSource from './IpMask.tsx?code';
import { CardMask } from './CardMask';
import cardMaskSource from './CardMask.tsx?code';
import { CustomMask } from './CustomMask';
import customMaskSource from './CustomMask.tsx?code';

export const InputMaskPage = () => (
  <DemoPage lead="Fields that format as you type. Paste any format.">
    <DemoCard title="Date" description="A day that exists" code={dateMaskSource}>
      <DateMask />
    </DemoCard>
    <DemoCard title="Time" description="Pick a time" code={timeMaskSource}>
      <TimeMask />
    </DemoCard>
    <DemoCard title="Date and time" description="Date first, then time" code={dateTimeMaskSource}>
      <DateTimeMask />
    </DemoCard>
    <DemoCard title="ZIP code" description="Five or nine digits" code={zipMaskSource}>
      <ZipMask />
    </DemoCard>
    <DemoCard title="Money" description="Dollars and cents" code={moneyMaskSource}>
      <MoneyMask />
    </DemoCard>
    <DemoCard title="Whole money" description="The unit after the value" code={wholeMoneyMaskSource}>
      <WholeMoneyMask />
    </DemoCard>
    <DemoCard title="Money elsewhere" description="Decimal comma or point" code={localeMoneyMaskSource}>
      <LocaleMoneyMask />
    </DemoCard>
    <DemoCard title="Telephone" description="Seven digits" code={phoneMaskSource}>
      <PhoneMask />
    </DemoCard>
    <DemoCard title="Telephone with area" description="Formats an area code" code={areaPhoneMaskSource}>
      <AreaPhoneMask />
    </DemoCard>
    <DemoCard title="IP address" description="Each part up to 255" code={ipMaskSource}>
      <IpMask />
    </DemoCard>
    <DemoCard title="Card number" description="Groups of four" code={cardMaskSource}>
      <CardMask />
    </DemoCard>
    <DemoCard title="Custom mask" description="A pattern of your own" code={customMaskSource}>
      <CustomMask />
    </DemoCard>
  </DemoPage>
);
