import { useState } from 'react';
import IconFlame from '~icons/tabler/flame-filled';
import IconHeart from '~icons/tabler/heart-filled';
import IconBulb from '~icons/tabler/bulb-filled';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import { Rating } from '@/components/ui/control/Rating';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { pluralize } from '@/lib/text/format';

const MARKS = { heart: () => <IconHeart />, flame: () => <IconFlame />, lamp: () => <IconBulb /> };
const NAMES = ['heart', 'flame', 'lamp'] as const;

export function CustomIcons() {
  const [name, setName] = useState<(typeof NAMES)[number]>('heart');
  const [colour, setColour] = useState<ColourVariant>('pink');
  const [value, setValue] = useState(3);
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Icon" options={NAMES} value={name} onChange={setName} />
        <VariantPicker value={colour} onChange={setColour} />
      </OptionBar>
      <Rating
        legend="The street lamps"
        value={value}
        onChange={setValue}
        mark={MARKS[name]}
        colour={`var(--pz-${colour})`}
        say={(count) => pluralize(count, name)}
      />
    </>
  );
}
