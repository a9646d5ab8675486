import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { emailTakenOptions } from '@/queries/workspace/user';

const looksWhole = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

export function UniqueCheck() {
  const [email, setEmail] = useState('');
  const [checkedEmail, setCheckedEmail] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCheckedEmail(looksWhole(email) ? email : ''), 300);
    return () => clearTimeout(timer);
  }, [email]);
  const { data: taken, isFetching } = useQuery({
    ...emailTakenOptions(checkedEmail),
    enabled: checkedEmail !== '',
  });
  const current = checkedEmail === email && checkedEmail !== '';
  const error = current && taken ? 'This address is already in use.' : null;
  const state = !looksWhole(email)
    ? 'Enter a complete address.'
    : !current || isFetching
      ? 'Checking availability.'
      : taken
        ? ''
        : 'This address is available.';
  return (
    <>
      <Field label="Email" help="Try ines.marchetti@square.example, which is taken" error={error}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="off"
            spellCheck={false}
            className={`form-control${error ? ' is-invalid' : current && taken === false ? ' is-valid' : ''}`}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <p className="mt-2 mb-0" role="status">
        {state}
      </p>
    </>
  );
}
