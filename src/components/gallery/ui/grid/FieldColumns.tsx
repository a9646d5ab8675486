import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/parts/parts.scss';

const COLUMNS = ['fields-2', 'fields-3'] as const;
const NAMES = { 'fields-2': 'Two', 'fields-3': 'Three' };

export function FieldColumns() {
  const [columns, setColumns] = useState<(typeof COLUMNS)[number]>('fields-3');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Columns" options={COLUMNS} value={columns} onChange={setColumns} names={NAMES} />
      </OptionBar>
      <div className={`stack-3 ${columns}`}>
        <div className="cell">1</div>
        <div className="cell">2</div>
        <div className="cell">3</div>
        <div className="cell full-row">The full row</div>
      </div>
    </>
  );
}
