import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const KINDS = ['bullets', 'numbers', 'plain', 'inline'] as const;
const CLASSES = { bullets: 'list-dots', numbers: 'list-dots', plain: 'list-unstyled', inline: 'list-inline' };

export function Lists() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('bullets');
  const List = kind === 'numbers' ? 'ol' : 'ul';
  const item = kind === 'inline' ? 'list-inline-item' : undefined;
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Kind" options={KINDS} value={kind} onChange={setKind} />
      </DemoControls>
      <List className={CLASSES[kind]} aria-label={`Goods, ${kind}`}>
        <li className={item}>Bread, still warm</li>
        <li className={item}>Cheese from the hill</li>
        <li className={item}>Honey, three kinds</li>
      </List>
    </>
  );
}
