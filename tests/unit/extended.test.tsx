import { expect, test } from 'vitest';
import { RatingsPage } from '@/components/extended/ratings/RatingsPage';
import { walkCards } from '../support/gallery';

test('ratings', () =>
  walkCards(RatingsPage, {
    'Five stars': async ({ pick, says }) => {
      await pick('5 stars');
      await says('5 stars');
    },
    'Half steps': async ({ pick, says }) => {
      await pick('2.5 stars');
      await says('2.5 stars');
    },
    'Label on hover': async ({ q, user, says, card }) => {
      await user.hover(q.getByRole('radio', { name: 'Hot' }));
      await says('Hot');
      await user.hover(card);
      await user.click(q.getByRole('radio', { name: 'Cold' }));
      expect(q.getByRole('radio', { name: 'Cold' })).toBeChecked();
    },
    'Read only': async ({ slide, q }) => {
      slide('Mean of all answers, in tenths', 25);
      expect(q.getByRole('img', { name: 'The fountain: 2.5 stars of 5' })).toBeVisible();
    },
    Disabled: async ({ flip, pick, q }) => {
      expect(q.getByRole('radio', { name: '5 stars' })).toBeDisabled();
      await flip('I have been there');
      await pick('5 stars');
      expect(q.getByRole('radio', { name: '5 stars' })).toBeChecked();
    },
    Reset: async ({ press, q }) => {
      await press('Take back');
      for (const radio of q.getAllByRole('radio')) expect(radio).not.toBeChecked();
    },
    'Only the selected': async ({ pick, says }) => {
      await pick('Poor');
      await says('Poor');
    },
    'Own icons and colours': async ({ pick, q }) => {
      await pick('Flame');
      await pick('5 flames');
      expect(q.getByRole('radio', { name: '5 flames' })).toBeChecked();
    },
    'Any number': async ({ slide, says }) => {
      slide('Stars', 4);
      await says('4 stars of 4');
    },
  }));
