import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RatingsPage } from '@/components/gallery/extended/ratings/RatingsPage';
import { ScrollbarPage } from '@/components/gallery/extended/scrollbar/ScrollbarPage';
import { SweetAlertPage } from '@/components/gallery/extended/sweet-alert/SweetAlertPage';
import { walkCards } from '../../support/pages/walk-cards';

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
      await press('Clear rating');
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
      await has('[dir=rtl].scroll-list-sm');
      await pick('Right');
      await hasNot('[dir=rtl].scroll-list-sm');
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
    'Always visible': async ({ flip, hasNot }) => {
      await flip('Always visible');
      await hasNot('.overflow-y-scroll');
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

test('sweet alert', () =>
  walkCards(SweetAlertPage, {
    Basic: async ({ dialog, says }) => {
      await dialog('Ring', 'OK');
      await says('Heard 1 time');
    },
    'Title and text': async ({ q, dialog }) => {
      fireEvent.change(q.getByRole('textbox', { name: 'Sentence' }), { target: { value: 'Bring a bag.' } });
      await dialog('Announce', 'Good to know', (open) => expect(open).toHaveTextContent('Bring a bag.'));
    },
    'All states': async ({ dialog }) => {
      const variants = {
        Success: 'success',
        Error: 'danger',
        Warning: 'warning',
        Info: 'info',
        Question: 'purple',
      };
      for (const [kind, variant] of Object.entries(variants))
        await dialog(kind, 'OK', (open) => expect(open).toHaveClass(`variant-${variant}`));
    },
    'Long content': async ({ slide, dialog }) => {
      slide('Pages', 6);
      await dialog('Read the rules', 'Agreed', (open) =>
        expect(within(open).getAllByRole('listitem')).toHaveLength(48),
      );
    },
    'Confirm or cancel': async ({ dialog, press, says, user }) => {
      await dialog('Give up the stall', 'Keep it', (open) =>
        expect(within(open).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
      );
      await says('The stall stays yours');
      await dialog('Give up the stall', 'Close');
      await says('Closed without an answer');
      await press('Give up the stall');
      await user.click(await screen.findByRole('button', { name: 'Give up' }));
      expect(await screen.findByRole('dialog', { name: 'Given up' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'OK' }));
      await says('The stall is given up');
    },
    'Picture above': async ({ pick, dialog }) => {
      await pick('Tram');
      await dialog('Show the postcard', 'Lovely', (open) =>
        expect(within(open).getByRole('img', { name: 'Tram, drawn' })).toBeVisible(),
      );
    },
    'Auto close': async ({ slide, dialog, press, q, says, user }) => {
      slide('Seconds', 1);
      await press('Call the tram');
      expect(await screen.findByRole('progressbar', { name: 'Time left' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await says('Closed automatically');
      expect(q.getByRole('button', { name: 'Call the tram' })).toHaveFocus();
      await press('Call the tram');
      await user.click(await screen.findByRole('button', { name: 'Keep it open' }));
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Stopped');
      await user.click(screen.getByRole('button', { name: 'OK' }));
      await says('Closed by hand');
      await dialog('Call the tram', 'OK');
    },
    'Rich content': async ({ flip, dialog }) => {
      await flip('Prices');
      await dialog('What is fresh', 'To the bakery', (open) => expect(open).toHaveTextContent('Rye loafAsk'));
    },
    'Checked answer': async ({ press, q, says, user }) => {
      await press('Name a stall');
      const field = await screen.findByRole('textbox', { name: 'Name of the stall' });
      await user.keyboard('ab{Enter}');
      expect(await screen.findByText('At least 3 characters')).toBeVisible();
      await user.clear(field);
      await user.type(field, 'The corner{Enter}');
      expect(await screen.findByText('This name is taken')).toBeVisible();
      await user.clear(field);
      await user.type(field, 'Blue door{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await says('Open: Blue door');
      expect(q.getByRole('button', { name: 'Name a stall' })).toHaveFocus();
    },
    Position: async ({ pick, dialog }) => {
      await pick('Bottom');
      await pick('Start');
      await dialog('Show it there', 'OK', (open) => expect(open).toHaveClass('mb-3', 'ms-3'));
    },
    'Padding and background': async ({ pick, dialog }) => {
      await pick('Narrow');
      await pick('Tinted');
      await dialog('Invite', 'OK', (open) => expect(open).toHaveClass('dialog-narrow', 'dialog-tinted'));
    },
  }));
