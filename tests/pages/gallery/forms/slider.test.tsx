import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SlidersPage } from '@/components/gallery/forms/slider/SlidersPage';
import { type Card, walkCards } from '../../../support/pages/walk-cards';

/** Moves a card's only thumb and returns the announced value. */
const slides =
  (label: string, value: number, said: string) =>
  async ({ slide, says }: Card) => {
    slide(label, value);
    await says(said);
  };

test('sliders', () =>
  walkCards(SlidersPage, {
    Basic: async (card) => {
      await slides('Brightness of the lamps', 75, '75%')(card);
      expect(card.q.getByRole('slider')).toHaveAccessibleDescription(/Page Up/);
    },
    Range: slides('From Quiet hours', 23, '23:00 to 7:00'),
    Step: slides('Tables', 33, '35'),
    Ticks: slides('Volume of the band', 75, '75'),
    Tooltip: slides('Height of the flags', 9, '9 m'),
    Vertical: slides('Water in the basin', 55, '550 l'),
    'Soft limits': async (card) => {
      await slides('Evening concert', 90, 'That is over the evening limit')(card);
      expect(card.q.getByRole('slider')).toHaveValue('70');
    },
    Colours: async ({ pick, has }) => {
      await pick('Pink');
      await has('.slider.variant-pink');
    },
    'Linked inputs': async ({ q, says }) => {
      fireEvent.change(q.getByLabelText('At least'), { target: { value: '90' } });
      await says('$90 to $120');
    },
    'Colour mixer': slides('Green', 0, '#c8001b'),
    Disabled: async ({ q, flip }) => {
      expect(q.getByRole('slider')).toBeDisabled();
      await flip('Locked');
      expect(q.getByRole('slider')).toBeEnabled();
    },
  }));
