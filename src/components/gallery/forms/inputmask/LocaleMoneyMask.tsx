import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Masked } from './Masked';
import { moneyMask } from '@/components/kits/form/mask/money-mask';

const MASKS = {
  'en-US': moneyMask({ thousandSeparator: ',', prefix: '$', maximumFractionDigits: 2 }),
  'de-DE': moneyMask({
    thousandSeparator: '.',
    decimalSeparator: ',',
    postfix: ' €',
    maximumFractionDigits: 2,
  }),
  'fr-CH': moneyMask({ thousandSeparator: ' ', postfix: ' CHF', maximumFractionDigits: 2 }),
};
type MoneyLocale = keyof typeof MASKS;
const moneyLocales: readonly MoneyLocale[] = ['en-US', 'de-DE', 'fr-CH'];
const names: Record<MoneyLocale, string> = { 'en-US': 'America', 'de-DE': 'Germany', 'fr-CH': 'Geneva' };

export function LocaleMoneyMask() {
  const [place, setPlace] = useState<MoneyLocale>('de-DE');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Written as in"
          options={moneyLocales}
          value={place}
          onChange={setPlace}
          names={names}
        />
      </OptionBar>
      <Masked
        key={place}
        label="Rent"
        help="The format follows the region"
        placeholder="1250"
        {...MASKS[place]}
      />
    </>
  );
}
