import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import type { ComboboxOption } from '@/components/kits/form/combobox/option';
import { useAuth } from '@/lib/auth/use-auth';
import { completionsOptions } from '@/queries/social/search';
import { Readout } from '../Readout';

const messages = {
  pending: 'Looking',
  error: 'The search failed. Type again to retry.',
  success: 'Nobody',
};

export function RemoteOptions() {
  const { user, loading } = useAuth();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  const prefix = typed.trim().slice(0, 50);
  const people = useQuery({
    ...completionsOptions('member', prefix),
    enabled: user !== null && prefix !== '',
  });
  if (!user && !loading) {
    return (
      <p className="mb-0">
        <Link to="/auth/login" search={{ redirect: '/forms/select' }} className="btn btn-primary">
          Sign in to try this
        </Link>
      </p>
    );
  }
  const found = people.data?.members.map(({ handle, name }) => ({ id: handle, name })) ?? [];
  const options = prefix ? found : chosen;
  return (
    <>
      <Combobox
        label="Neighbour"
        help="Start of a name"
        options={options}
        value={chosen.map(({ id }) => id)}
        onChange={([id]) => setChosen(options.filter((option) => option.id === id))}
        onType={setTyped}
        empty={prefix ? messages[people.status] : 'Type a name'}
      />
      <Readout label="Handle">{chosen[0] ? `@${chosen[0].id}` : 'None'}</Readout>
    </>
  );
}
