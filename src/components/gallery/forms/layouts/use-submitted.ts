import { type SubmitEvent, useState } from 'react';

/** Takes a plain form's fields when it is sent and gives them as one line: "Stall: Honey, Table: 4". */
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
