import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Masked } from './Masked';
import { moneyMask } from './money';

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
type Place = keyof typeof MASKS;
const places: readonly Place[] = ['en-US', 'de-DE', 'fr-CH'];
const names: Record<Place, string> = { 'en-US': 'America', 'de-DE': 'Germany', 'fr-CH': 'Geneva' };

/** The same amount as it is written elsewhere. */
export function LocaleMoneyMask() {
  const [place, setPlace] = useState<Place>('de-DE');
  return (
    <>
      <Controls>
        <Choice label="Written as in" options={places} value={place} onChange={setPlace} names={names} />
      </Controls>
      <Masked
        key={place}
        label="Rent"
        help="The comma and the point change places"
        placeholder="1250"
        {...MASKS[place]}
      />
    </>
  );
}
