import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/parts/parts.scss';

const KINDS = ['bullets', 'numbers', 'plain', 'inline'] as const;
const CLASSES = {
  bullets: 'list-marked',
  numbers: 'list-marked',
  plain: 'list-unstyled',
  inline: 'list-inline',
};

export function Lists() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('bullets');
  const List = kind === 'numbers' ? 'ol' : 'ul';
  const item = kind === 'inline' ? 'list-inline-item' : undefined;
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Kind" options={KINDS} value={kind} onChange={setKind} />
      </OptionBar>
      <List className={CLASSES[kind]} aria-label={`Goods, ${kind}`}>
        <li className={item}>Bread, still warm</li>
        <li className={item}>Cheese from the hill</li>
        <li className={item}>Honey, three kinds</li>
      </List>
    </>
  );
}
