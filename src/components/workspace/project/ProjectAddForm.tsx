import { useState } from 'react';

interface Props {
  label: string;
  placeholder: string;
  maxLength: number;
  action: string;
  /** Gets the text without surrounding space, never empty. */
  onAdd: (text: string) => void;
}

export function ProjectAddForm({ label, placeholder, maxLength, action, onAdd }: Props) {
  const [text, setText] = useState('');
  return (
    <form
      className="row-2 mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        if (words) onAdd(words);
        setText('');
      }}
    >
      <input
        className="form-control"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn btn-outline-secondary">
        {action}
      </button>
    </form>
  );
}
