import { useState } from 'react';
import { Chips } from './Chips';
import { Field } from '@/components/kits/form/field/Field';
import { isOfComposition } from '@/lib/keys/composition';
import { formText } from '@/messages/ui/form';
import './combobox.scss';

interface Props {
  label: string;
  help: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

export function TagInput({ label, help, value, onChange }: Props) {
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const words = typed.split(',').map((word) => word.trim());
    onChange([...new Set([...value, ...words.filter(Boolean)])]);
    setText('');
  };
  return (
    <Field label={label} help={help}>
      {(control) => (
        <div className="combobox-field">
          <Chips
            label={formText.added(label)}
            items={value.map((word) => ({ id: word, name: word }))}
            onRemove={(id) => onChange(value.filter((word) => word !== id))}
          />
          <input
            {...control}
            type="text"
            className="form-control"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              if (event.target.value.includes(',')) add(event.target.value);
              else setText(event.target.value);
            }}
            onBlur={() => text.trim() && add(text)}
            onKeyDown={(event) => {
              if (isOfComposition(event.nativeEvent)) return;
              if (event.key === 'Enter') {
                event.preventDefault();
                add(text);
              } else if (event.key === 'Backspace' && !text) onChange(value.slice(0, -1));
            }}
          />
        </div>
      )}
    </Field>
  );
}
