import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const RULES = [
  'Stalls open at eight and close at one, also in the rain.',
  'The tram has the right of way, whatever is on your cart.',
  'Water comes from the pump behind the town hall, not from the fountain.',
  'A stall is as wide as its cloth, and no cloth is wider than three metres.',
  'Music is welcome until noon, and on the steps only.',
  'Dogs stay on the shady side, with a bowl.',
  'What is left at the end goes to the kitchen on Mill Street.',
  'Whoever packs up last turns off the lamps.',
];

export function LongContent() {
  const { showAlert, dialog } = useAlert();
  const [rounds, setRounds] = useState(3);
  const body = (
    <ol className="ps-5 text-ink-2">
      {Array.from({ length: rounds * RULES.length }, (_, at) => (
        <li className="py-1" key={at}>
          {RULES[at % RULES.length]}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <OptionBar>
        <RangeOption label="Pages" value={rounds} onChange={setRounds} min={1} max={6} />
      </OptionBar>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void showAlert({ title: 'Rules of the market', body, confirmLabel: 'Agreed' })}
      >
        Read the rules
      </button>
      {dialog}
    </>
  );
}
