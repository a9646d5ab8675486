import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PeoplePicker } from '@/components/kits/form/people/PeoplePicker';

const people = [
  { id: 1, name: 'Ines Marchetti', image: '/ines.svg', role: 'Square keeper' },
  { id: 2, name: 'Mei Tanaka', image: '/mei.svg', role: 'Carpenter' },
  { id: 3, name: 'Karim Haddad', image: '/karim.svg' },
];

function Example() {
  const [value, setValue] = useState<readonly number[]>([]);
  return (
    <>
      <PeoplePicker label="Guests" people={people} value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </>
  );
}

it('finds people by name or role and shows the chosen as chips with faces', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.type(screen.getByRole('combobox', { name: 'Guests' }), 'carp');
  expect(screen.getByRole('option')).toHaveTextContent('Mei TanakaCarpenter');
  await user.keyboard('{Enter}');
  await user.keyboard('kar{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2,3');
  const chips = within(screen.getByRole('list', { name: 'Guests, picked' })).getAllByRole('listitem');
  expect(chips.map((chip) => chip.querySelector('img')?.getAttribute('src'))).toEqual([
    '/mei.svg',
    '/karim.svg',
  ]);
  await user.keyboard('{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Remove Mei Tanaka' }));
  expect(screen.queryByRole('list', { name: 'Guests, picked' })).toBeNull();
  await user.keyboard('nobody');
  expect(screen.getByText('No people found')).toBeVisible();
});
