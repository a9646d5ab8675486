import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RatingsPage } from '@/components/extended/ratings/RatingsPage';
import { ScrollbarPage } from '@/components/extended/scrollbar/ScrollbarPage';
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

test('scrollbar', () =>
  walkCards(ScrollbarPage, {
    Default: async ({ slide, q }) => {
      slide('Height', 240);
      expect(q.getByRole('region', { name: 'Town news' })).toHaveStyle({ blockSize: '240px' });
    },
    'On the other side': async ({ pick, hasNot, has }) => {
      await has('.scroll-start');
      await pick('End');
      await hasNot('.scroll-start');
    },
    Size: async ({ pick, q }) => {
      await pick('None');
      expect(q.getByRole('region', { name: 'Town news, sized bar' }).getAttribute('style')).toContain('none');
    },
    Colour: async ({ pick, q }) => {
      await pick('Success');
      expect(q.getByRole('region', { name: 'Town news, coloured bar' }).getAttribute('style')).toContain(
        'var(--pz-success)',
      );
    },
    'Both axes': async ({ slide, q }) => {
      slide('Zoom', 300);
      expect(q.getByRole('img', { name: 'The plaza from above' })).toHaveStyle({ inlineSize: '300%' });
    },
    'Always there': async ({ flip, hasNot }) => {
      await flip('Always there');
      await hasNot('.scroll-always');
    },
    'To the end': async ({ press, q, says }) => {
      const area = q.getByRole('region', { name: 'Town news, with buttons' });
      Object.defineProperty(area, 'scrollHeight', { value: 500 });
      Object.defineProperty(area, 'clientHeight', { value: 100 });
      await press('To the end');
      area.scrollTop = 400;
      fireEvent.scroll(area);
      await says('End');
      await press('To the top');
      area.scrollTop = 0;
      fireEvent.scroll(area);
      await says('Top');
    },
  }));
