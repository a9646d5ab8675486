import { appendSources } from '@/components/gallery/demo/append-sources';
import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { DateMask } from './DateMask';
import dateMaskSource from './DateMask.tsx?raw';
import { TimeMask } from './TimeMask';
import timeMaskSource from './TimeMask.tsx?raw';
import { DateTimeMask } from './DateTimeMask';
import dateTimeMaskSource from './DateTimeMask.tsx?raw';
import { ZipMask } from './ZipMask';
import zipMaskSource from './ZipMask.tsx?raw';
import { MoneyMask } from './MoneyMask';
import moneyMaskSource from './MoneyMask.tsx?raw';
import { WholeMoneyMask } from './WholeMoneyMask';
import wholeMoneyMaskSource from './WholeMoneyMask.tsx?raw';
import { LocaleMoneyMask } from './LocaleMoneyMask';
import localeMoneyMaskSource from './LocaleMoneyMask.tsx?raw';
import { PhoneMask } from './PhoneMask';
import phoneMaskSource from './PhoneMask.tsx?raw';
import { AreaPhoneMask } from './AreaPhoneMask';
import areaPhoneMaskSource from './AreaPhoneMask.tsx?raw';
import { IpMask } from './IpMask';
import ipMaskSource from './IpMask.tsx?raw';
import { CardMask } from './CardMask';
import cardMaskSource from './CardMask.tsx?raw';
import { CustomMask } from './CustomMask';
import customMaskSource from './CustomMask.tsx?raw';
import maskedSource from './Masked.tsx?raw';
import moneySource from './money.ts?raw';
import '@/components/gallery/forms/forms.scss';

/** Appends the shared masked field to each example's source. */
const withField = appendSources({ 'Masked.tsx': maskedSource });
const withMoney = appendSources({ 'Masked.tsx': maskedSource, 'money.ts': moneySource });

export const InputMaskPage = () => (
  <DemoPage lead="Fields that format as you type. Paste any format.">
    <DemoCard title="Date" description="A day that exists" code={withField(dateMaskSource)}>
      <DateMask />
    </DemoCard>
    <DemoCard title="Time" description="Pick a time" code={withField(timeMaskSource)}>
      <TimeMask />
    </DemoCard>
    <DemoCard title="Date and time" description="Date first, then time" code={withField(dateTimeMaskSource)}>
      <DateTimeMask />
    </DemoCard>
    <DemoCard title="ZIP code" description="Five or nine digits" code={withField(zipMaskSource)}>
      <ZipMask />
    </DemoCard>
    <DemoCard title="Money" description="Dollars and cents" code={withMoney(moneyMaskSource)}>
      <MoneyMask />
    </DemoCard>
    <DemoCard
      title="Whole money"
      description="The unit after the value"
      code={withMoney(wholeMoneyMaskSource)}
    >
      <WholeMoneyMask />
    </DemoCard>
    <DemoCard
      title="Money elsewhere"
      description="Decimal comma or point"
      code={withMoney(localeMoneyMaskSource)}
    >
      <LocaleMoneyMask />
    </DemoCard>
    <DemoCard title="Telephone" description="Seven digits" code={withField(phoneMaskSource)}>
      <PhoneMask />
    </DemoCard>
    <DemoCard
      title="Telephone with area"
      description="Formats an area code"
      code={withField(areaPhoneMaskSource)}
    >
      <AreaPhoneMask />
    </DemoCard>
    <DemoCard title="IP address" description="Each part up to 255" code={withField(ipMaskSource)}>
      <IpMask />
    </DemoCard>
    <DemoCard title="Card number" description="Groups of four" code={withField(cardMaskSource)}>
      <CardMask />
    </DemoCard>
    <DemoCard title="Custom mask" description="A pattern of your own" code={withField(customMaskSource)}>
      <CustomMask />
    </DemoCard>
  </DemoPage>
);
