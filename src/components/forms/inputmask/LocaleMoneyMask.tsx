import { maskitoNumber } from '@maskito/kit';
import { useMemo, useState } from 'react';
import { Choice } from '@/components/demo/controls/Choice';
import { Controls } from '@/components/demo/controls/Controls';
import { Masked } from './Masked';

const PLACES = {
  'en-US': { thousandSeparator: ',', decimalSeparator: '.', prefix: '$' },
  'de-DE': { thousandSeparator: '.', decimalSeparator: ',', postfix: ' €' },
  'fr-CH': { thousandSeparator: ' ', decimalSeparator: '.', postfix: ' CHF' },
} as const;
type Place = keyof typeof PLACES;
const places: readonly Place[] = ['en-US', 'de-DE', 'fr-CH'];
const names: Record<Place, string> = { 'en-US': 'America', 'de-DE': 'Germany', 'fr-CH': 'Geneva' };

/** The same amount as it is written elsewhere. */
export function LocaleMoneyMask() {
  const [place, setPlace] = useState<Place>('de-DE');
  const mask = useMemo(() => maskitoNumber({ ...PLACES[place], maximumFractionDigits: 2, min: 0 }), [place]);
  return (
    <>
      <Controls>
        <Choice label="Written as in" options={places} value={place} onChange={setPlace} names={names} />
      </Controls>
      <Masked
        key={place}
        label="Rent"
        help="The comma and the point change places"
        mask={mask}
        placeholder="1250"
      />
    </>
  );
}
