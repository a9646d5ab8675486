import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TagInput } from '@/components/kits/form/combobox/TagInput';
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

it('finds names, accents aside, before roles', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const field = screen.getByRole('combobox', { name: 'Guests' });
  await user.type(field, 'kár');
  expect(screen.getByRole('option')).toHaveTextContent('Karim Haddad');
  await user.clear(field);
  await user.type(field, 'ar');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Ines MarchettiSquare keeper',
    'Karim Haddad',
    'Mei TanakaCarpenter',
  ]);
});

it('chooses one person per Enter, and none more when it is pressed again', async () => {
  const user = userEvent.setup();
  const { container } = render(<Example />);
  await user.type(screen.getByRole('combobox', { name: 'Guests' }), 'kar{Enter}{Enter}');
  expect(container.querySelector('output')).toHaveTextContent(/^3$/);
});

it('closes the list by Escape, keeps the text, and leaves a dialog around it open', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const field = screen.getByRole('combobox', { name: 'Guests' });
  await user.type(field, 'mei');
  expect(screen.getByRole('option')).toBeVisible();
  // The default of the key closes a dialog.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('option')).toBeNull();
  expect(field).toHaveValue('mei');
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
});

it('keeps a name that was not chosen when the focus leaves, and chooses it when the focus is back', async () => {
  const user = userEvent.setup();
  const { container } = render(<Example />);
  const field = screen.getByRole('combobox', { name: 'Guests' });
  await user.type(field, 'mei');
  await user.tab();
  expect(field).toHaveValue('mei');
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(field);
  await user.keyboard('{Enter}');
  expect(container.querySelector('output')).toHaveTextContent(/^2$/);
  expect(field).toHaveValue('');
});

it('chooses nobody and adds no word by the keys of an input method', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn<(ids: readonly number[]) => void>();
  const onAdd = vi.fn<(words: readonly string[]) => void>();
  render(
    <>
      <PeoplePicker label="Guests" people={people} value={[1]} onChange={onChoose} />
      <TagInput label="Tags" help="" value={['lamp']} onChange={onAdd} />
    </>,
  );
  for (const name of ['Guests', 'Tags']) {
    const field = screen.getByLabelText(name);
    await user.type(field, 'mei');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // Safari has ended the composition by then.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(field).toHaveValue('mei');
  }
  expect(onChoose).not.toHaveBeenCalled();
  expect(onAdd).not.toHaveBeenCalled();
});

it('keeps the people while Backspace is held to delete the text', async () => {
  const user = userEvent.setup();
  const { container } = render(<Example />);
  await user.type(screen.getByRole('combobox', { name: 'Guests' }), 'kar{Enter}me{Backspace>6/}');
  expect(container.querySelector('output')).toHaveTextContent(/^3$/);
  await user.keyboard('{Backspace}');
  expect(container.querySelector('output')).toBeEmptyDOMElement();
});
