import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PickersPage } from '@/components/gallery/forms/picker/PickersPage';
import { addDays, formatLongDay, today } from '@/lib/dates/day';
import { EverythingInView } from '../../../support/dom/everything-in-view';
import { typeDate } from '../../../support/pages/type-date';
import { type Card, walkCards } from '../../../support/pages/walk-cards';

/** Segment of a date or time field: "day", "month", "year", "hour" or "minute". */
const part = ({ q }: Card, name: string) => q.getByRole('spinbutton', { name: new RegExp(`^${name}, `) });

/** Opens a panel, whose code loads with the first one. */
async function open({ press, q }: Card, name: string): Promise<void> {
  await press(name);
  await waitFor(() => expect(q.queryByRole('status', { name: 'Loading' })).toBeNull());
}

/** Accessible name of the focused day. */
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

// Examples below the window load when they come near it.
beforeEach(() => vi.stubGlobal('IntersectionObserver', EverythingInView));
afterEach(() => vi.unstubAllGlobals());

test('pickers', () =>
  walkCards(PickersPage, {
    Date: async (card) => {
      const { user, says, q, press } = card;
      await user.click(part(card, 'day'));
      await user.keyboard('05122026');
      await says('Day2026-12-05');
      expect(q.getByRole('group', { name: 'Market day' })).toHaveAccessibleDescription(/Type a date/);
      await open(card, 'Calendar of Market day');
      expect(focused()).toContain('5 December 2026');
      await user.keyboard('{ArrowRight}{ArrowDown}');
      expect(focused()).toContain('13 December 2026');
      await user.keyboard('{PageDown}{Home}');
      expect(focused()).toContain('January');
      await user.keyboard('{Enter}');
      await says('Day2027-01');
      expect(q.queryByRole('dialog')).toBeNull();
      expect(q.getByRole('button', { name: 'Calendar of Market day' })).toHaveFocus();
      await open(card, 'Calendar of Market day');
      await press('Clear');
      await says('DayNone');
    },
    Default: async (card) => {
      const start = addDays(today(), 7);
      await card.says(formatLongDay(start));
      await open(card, 'Calendar of Lamps are switched on');
      await card.press('Today');
      await card.says(formatLongDay(today()));
      await card.press('Back to the default');
      await card.says(formatLongDay(start));
    },
    Range: async (card) => {
      const { q, user, says } = card;
      await says('4 days');
      await open(card, 'Calendar of Winter fair');
      await user.click(q.getByRole('button', { name: /10 December 2026/ }));
      await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
      await says('3 days');
      const [, last] = q.getAllByRole('spinbutton', { name: /^day, / });
      await user.click(last ?? card.card);
      await user.keyboard('01');
      await says('The last day is before the first.');
      await says('Not set');
    },
    Multiple: async ({ q, user, says, press, has }) => {
      await has('.month-grid');
      await user.click(q.getByRole('button', { name: /18 December 2026/ }));
      await says('4 Dec, 11 Dec, 18 Dec');
      await user.click(q.getByRole('button', { name: /\b4 December 2026/ }));
      await says('Evenings11 Dec, 18 Dec');
      await press('Clear all');
      await says('None');
    },
    'Min and max': async (card) => {
      const { q, user, says } = card;
      await user.click(part(card, 'day'));
      await user.keyboard('27');
      await says('Choose 24 December 2026 or earlier.');
      expect(part(card, 'day')).toHaveAttribute('aria-invalid', 'true');
      expect(q.getByRole('group', { name: 'Table at the fair' })).toHaveAccessibleDescription(/or earlier/);
      await open(card, 'Calendar of Table at the fair');
      expect(q.getByRole('button', { name: /27 December 2026/ })).toHaveAttribute('aria-disabled', 'true');
      await user.click(q.getByRole('button', { name: /23 December 2026/ }));
      await says('Day2026-12-23');
      expect(card.card).not.toHaveTextContent('or earlier.');
    },
    'Disabled dates': async (card) => {
      const { pick, says, user, q } = card;
      await pick('Mondays');
      await says('7 December 2026 cannot be chosen.');
      await open(card, 'Calendar of Visit to the town hall');
      await user.click(q.getByRole('button', { name: /14 December 2026/ }));
      await says('Day2026-12-07');
      await user.click(q.getByRole('button', { name: /15 December 2026/ }));
      await says('Day2026-12-15');
    },
    Inline: async ({ q, user, says, has }) => {
      await has('.month-grid');
      const next = addDays(today(), 1);
      q.getByRole('button', { name: /^Today/ }).focus();
      await user.keyboard('{ArrowRight}{Enter}');
      await says(formatLongDay(next));
    },
    'Week numbers': async ({ q, user, flip, says, has }) => {
      await has('.month-grid');
      expect(q.getByRole('rowheader', { name: 'Week 52' })).toHaveTextContent('52');
      await user.click(q.getByRole('button', { name: /30 December 2026/ }));
      await says('30 December 2026');
      await flip('Week numbers');
      expect(q.queryByRole('rowheader')).toBeNull();
    },
    'Date and time': async (card) => {
      const { q, user, says } = card;
      await open(card, 'Calendar of Concert');
      await user.click(q.getByRole('button', { name: /12 December 2026/ }));
      await says('2026-12-12 at 19:30');
      await open(card, 'Times of Hour');
      await user.click(q.getByRole('option', { name: '20:00' }));
      await says('2026-12-12 at 20:00');
      await user.keyboard('{Escape}');
      expect(q.queryByRole('dialog')).toBeNull();
    },
    Time: async (card) => {
      const { q, user, pick, says } = card;
      await user.click(part(card, 'hour'));
      await user.keyboard('2015');
      await says('Hour20:15');
      await pick('12 hours');
      expect(part(card, 'hour')).toHaveTextContent('8');
      await open(card, 'Times of Bell');
      await user.keyboard('{End}{Enter}');
      await says('Hour23:30');
      expect(q.queryByRole('listbox')).toBeNull();
    },
    'Time with limits': async (card) => {
      const { q, user, says } = card;
      await user.click(part(card, 'hour'));
      await user.keyboard('07');
      await says('Choose 08:00 or later.');
      await open(card, 'Times of Guided tour');
      expect(q.getAllByRole('option')[0]).toHaveTextContent('08:00');
      expect(q.getAllByRole('option')).toHaveLength(41);
      await user.click(q.getByRole('option', { name: '08:15' }));
      await says('Hour08:15');
    },
    'Time filled in': async (card) => {
      const before = card.q.getByLabelText('Hour').textContent;
      await card.user.click(part(card, 'hour'));
      await card.user.keyboard('{ArrowUp}');
      expect(card.q.getByLabelText('Hour').textContent).not.toBe(before);
      await card.press('Now');
      await card.says(`Hour${new Date().toTimeString().slice(0, 2)}`);
    },
    Month: async ({ q, user, says, press }) => {
      const field = await q.findByLabelText('Accounts of the market');
      await user.clear(field);
      await user.type(field, '5/2027{Enter}');
      await says('Month2027-05');
      expect(field).toHaveValue('May 2027');
      await user.clear(field);
      await user.type(field, 'Mai-ish{Enter}');
      await says('Enter a month, such as');
      expect(field).toHaveValue('Mai-ish');
      await press('Months of Accounts of the market');
      expect(focused()).toBe('May 2027');
      await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{Enter}');
      await says('Month2026-12');
      expect(field).toHaveValue('December 2026');
    },
    'First day of the week': async (card) => {
      const { q, pick, says, user } = card;
      const first = () => q.getAllByRole('columnheader')[0];
      await open(card, 'Calendar of Arrival of the ship');
      expect(first()).toHaveTextContent('Mon');
      await user.keyboard('{Escape}');
      await pick('Emirates');
      await open(card, 'Calendar of Arrival of the ship');
      expect(first()).toHaveTextContent(/^S/);
      await user.keyboard('{ArrowRight}{Enter}');
      await says('Day2026-12-06');
    },
    Colour: async (card) => {
      const { q, user, says } = card;
      const field = await q.findByLabelText('Awning');
      await user.clear(field);
      await user.type(field, 'c42{Enter}');
      await says('Colour#cc4422');
      await open(card, 'Shades of Awning');
      // The colours come a moment after their panel.
      const [first = field] = await q.findAllByRole('option');
      await user.click(first);
      await says('Colour#c8421a');
      const hue = q.getByRole('slider', { name: 'Hue' });
      hue.focus();
      await user.keyboard('{ArrowRight}');
      await says(/Colour#c8[0-9a-f]{4}/);
      await user.keyboard('{Escape}');
      await user.clear(field);
      await user.type(field, 'reddish{Enter}');
      await says('Enter three or six hex digits');
      expect(field).toHaveValue('reddish');
    },
    'In a form': async (card) => {
      const { q, user, says, press } = card;
      await q.findByRole('button', { name: 'Reserve' });
      await press('Reserve');
      await says('Enter or choose a complete date.');
      await typeDate(user, q.getByRole('group', { name: 'Day of the party' }), '2026-12-31');
      await press('Reserve');
      await says('SentInes, 2026-12-31');
      expect(q.getByLabelText('Name')).toBeInTheDocument();
    },
  }));
