import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/list/list-group.scss';
import '@/components/ui/parts/parts.scss';

const KINDS = ['checkbox', 'radio'] as const;
const NAMES = { checkbox: 'Several', radio: 'One' };
const GOODS = ['Bread', 'Cheese', 'Honey'] as const;

export function ChecksAndRadios() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('checkbox');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (good: string, on: boolean) =>
    setChosen(kind === 'radio' ? [good] : on ? [...chosen, good] : chosen.filter((other) => other !== good));
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Choose"
          options={KINDS}
          value={kind}
          names={NAMES}
          onChange={(next) => {
            setKind(next);
            setChosen([]);
          }}
        />
      </OptionBar>
      <ul className="list-group mb-2">
        {GOODS.map((good) => (
          <li key={good} className="list-group-item p-0">
            <label className="d-flex align-items-center gap-4 min-h-touch px-3 cursor-pointer">
              <input
                type={kind}
                name="list-goods"
                className="form-check-input"
                checked={chosen.includes(good)}
                onChange={(event) => choose(good, event.target.checked)}
              />
              {good}
            </label>
          </li>
        ))}
      </ul>
      <p role="status">In the basket: {chosen.length === 0 ? 'nothing' : chosen.join(', ')}</p>
    </>
  );
}
