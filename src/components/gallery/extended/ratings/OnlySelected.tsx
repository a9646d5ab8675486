import { useState } from 'react';
import IconCry from '~icons/tabler/mood-cry';
import IconEmpty from '~icons/tabler/mood-empty';
import IconHappy from '~icons/tabler/mood-happy';
import IconSad from '~icons/tabler/mood-sad';
import IconSmile from '~icons/tabler/mood-smile';
import { Rating } from '@/components/ui/control/Rating';

const FACES = [IconCry, IconSad, IconEmpty, IconSmile, IconHappy];
const WORDS = ['Awful', 'Poor', 'Fair', 'Good', 'Wonderful'];
const wordOf = (value: number) => WORDS[value - 1] ?? '';
const faceOf = (at: number) => {
  const Face = FACES[at - 1] ?? IconEmpty;
  return <Face />;
};

export function OnlySelected() {
  const [value, setValue] = useState(4);
  return (
    <div className="row-4 flex-wrap min-h-md text-ink-2">
      <Rating legend="Your day" value={value} onChange={setValue} onlySelected mark={faceOf} say={wordOf} />
      <output className="fw-semibold">{wordOf(value)}</output>
    </div>
  );
}
