import { type FormEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { formText } from '@/messages/ui/form';

/** While `text`, which was typed and not chosen, is in the field, its form is not sent; the error says so then. */
export function useUnchosenText(input: RefObject<HTMLInputElement | null>, text: string) {
  /** Text that was in the field when the form was to be sent. */
  const [refused, setRefused] = useState('');
  const problem = text ? formText.notChosen(text) : '';
  useLayoutEffect(() => {
    input.current?.setCustomValidity(problem);
  }, [input, problem]);
  return {
    unchosenError: text && text === refused ? problem : null,
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      event.preventDefault();
      setRefused(text);
      event.currentTarget.focus();
    },
  };
}
