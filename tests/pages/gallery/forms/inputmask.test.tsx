import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InputMaskPage } from '@/components/gallery/forms/inputmask/InputMaskPage';
import { type Card, walkCards } from '../../../support/pages/walk-cards';

/** Types into a card's masked field and returns the result. */
const masks =
  (label: string, typed: string, masked: string, raw: string) =>
  async ({ q, user }: Card) => {
    await user.type(q.getByLabelText(label), typed);
    expect(q.getByLabelText(label)).toHaveValue(masked);
    expect(q.getByLabelText('Masked')).toHaveTextContent(masked);
    expect(q.getByLabelText('Raw').textContent).toBe(raw);
  };

test('input masks', () =>
  walkCards(InputMaskPage, {
    Date: masks('Market day', '21112026', '21/11/2026', '21112026'),
    Time: masks('Opening', '0830', '08:30', '0830'),
    'Date and time': masks('Concert', '211120261930', '21/11/2026, 19:30', '211120261930'),
    'ZIP code': masks('ZIP code', '402101234', '40210-1234', '402101234'),
    Money: async ({ q, user }) => {
      await user.type(q.getByLabelText('Deposit'), '1250.5');
      await waitFor(() => expect(q.getByLabelText('Deposit')).toHaveValue('1,250.5'));
      expect(q.getByLabelText('Raw').textContent).toBe('1250.5');
      await user.tab();
      expect(q.getByLabelText('Deposit')).toHaveValue('1,250.50');
      await user.clear(q.getByLabelText('Deposit'));
      await user.type(q.getByLabelText('Deposit'), '1250,75');
      expect(q.getByLabelText('Raw').textContent).toBe('1250.75');
      await user.tab();
      expect(q.getByLabelText('Deposit')).toHaveValue('1,250.75');
    },
    'Whole money': masks('Donation', '1250', '1 250 USD', '1250'),
    'Money elsewhere': async (card) => {
      await masks('Rent', '1250,5', '1.250,5 €', '1250.5')(card);
      await card.pick('America');
      await masks('Rent', '1250', '$1,250', '1250')(card);
    },
    Telephone: masks('Telephone in town', '5550142', '555-0142', '5550142'),
    'Telephone with area': masks('Telephone with area', '2025550142', '(202) 555-0142', '2025550142'),
    'IP address': async (card) => {
      await masks('Address of the weather mast', '192.168.0.999', '192.168.0.99', '192.168.0.99')(card);
      expect(card.q.getByLabelText('Address of the weather mast')).toHaveAttribute('inputmode', 'text');
    },
    'Card number': async (card) => {
      await masks('Card number', '4000001234567899', '4000 0012 3456 7899', '4000001234567899')(card);
      expect(card.q.getByLabelText('Card number')).toHaveAttribute('autocomplete', 'cc-number');
    },
    'Custom mask': async (card) => {
      fireEvent.change(card.q.getByLabelText('Pattern'), { target: { value: 'A-00' } });
      await masks('Licence', 'k7a3', 'K-73', 'K73')(card);
      expect(card.q.getByLabelText('Licence')).toHaveAccessibleDescription('Written as A-00');
    },
  }));
