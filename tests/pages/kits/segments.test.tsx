import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { TimePicker } from '@/components/kits/form/time/TimePicker';
// Loaded with the test: the first load of React Aria may take longer than a poll waits.
import '@/components/kits/form/segments/Segments';

function Fields({ locale, day, time }: { locale: string; day: string; time: string }) {
  const [values, setValues] = useState({ day, time });
  const { day: chosenDay, time: chosenTime } = values;
  return (
    <>
      <DatePicker
        label="Market day"
        help="A day or more ahead"
        {...{ locale }}
        value={chosenDay}
        onChange={(next) => setValues({ ...values, day: next })}
      />
      <DatePicker
        label="Concert"
        withTime
        {...{ locale }}
        value={day && `${day}T${time}`}
        onChange={() => {}}
      />
      <TimePicker
        label="Bell"
        {...{ locale }}
        value={chosenTime}
        onChange={(next) => setValues({ ...values, time: next })}
      />
      <output>{`${chosenDay} ${chosenTime}`}</output>
    </>
  );
}

/** The segments that take keys can be edited; the resting ones cannot. */
const restingCount = () =>
  document.querySelectorAll('.picker-segment[tabindex]:not([contenteditable])').length;

/** What a person sees and hears of all fields, segment by segment. */
const described = () =>
  screen.getAllByRole('group').map((group) => [
    group.getAttribute('dir'),
    ...Array.from(group.children, (segment) => segment.textContent),
    ...within(group)
      .getAllByRole('spinbutton')
      .map((segment) => segment.getAttribute('aria-label')),
  ]);

test.each(['en-GB', 'en-US', 'de-DE', 'pl-PL', 'ko-KR', 'he-IL', 'sv-SE'])(
  'resting segments look and sound like the others in %s',
  async (locale) => {
    const { unmount } = render(<Fields locale={locale} day="2026-02-03" time="08:05" />);
    const resting = described();
    for (const group of screen.getAllByRole('group'))
      act(() => within(group).getAllByRole('spinbutton')[0]?.focus());
    await expect.poll(restingCount).toBe(0);
    expect(described()).toEqual(resting);
    unmount();
  },
);

test('keys typed before the segments have loaded are not lost', async () => {
  const user = userEvent.setup();
  render(<Fields locale="en-GB" day="" time="" />);
  const [, month] = within(screen.getByRole('group', { name: 'Market day' })).getAllByRole('spinbutton');
  month?.focus();
  await user.keyboard('122032{ArrowDown}');
  const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}, Market day`) });
  await expect.poll(() => part('year').textContent).toBe('2031');
  expect(part('month')).toHaveTextContent('12');
  expect(part('year')).toHaveFocus();
});
