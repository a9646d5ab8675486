import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const CUTS = ['one line', 'three lines', 'none'] as const;
const CLASSES = { 'one line': 'text-truncate', 'three lines': 'clamp-3', none: '' };

export function Truncation() {
  const [cut, setCut] = useState<(typeof CUTS)[number]>('one line');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Cut" options={CUTS} value={cut} onChange={setCut} />
      </OptionBar>
      <p className={CLASSES[cut]}>
        Before the trams came, the square was crossed by a brook. One still hears it under the third arch when
        the market is over, the sweepers have gone home and the last cup has been washed. Children put an ear
        to the stone and say that it is telling the time. The keeper of the well says that it is asking for
        the way to the sea, and that nobody has the heart to tell it.
      </p>
    </>
  );
}
