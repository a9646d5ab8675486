import { type SubmitEvent, useState } from 'react';

/** Reads a plain form on submit and returns its fields as one line: "Stall: Honey, Table: 4". */
export function useSubmitted() {
  const [sent, setSent] = useState('Nothing yet');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    setSent(
      fields.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : value.name}`).join(', '),
    );
  };
  return { sent, onSubmit };
}
