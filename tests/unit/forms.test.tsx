import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { BasicFormsPage } from '@/components/forms/basic/BasicFormsPage';
import { FileUploadsPage } from '@/components/forms/file-uploads/FileUploadsPage';
import { InputMaskPage } from '@/components/forms/inputmask/InputMaskPage';
import { FormLayoutsPage } from '@/components/forms/layouts/FormLayoutsPage';
import { SlidersPage } from '@/components/forms/slider/SlidersPage';
import { ValidationPage } from '@/components/forms/validation/ValidationPage';
import { createQueryClient } from '@/queries/client';
import { renderApp } from '../support/app';
import { type Card, walkCards } from '../support/gallery';

/** A page whose examples ask queries. */
function asking(Page: ComponentType) {
  const client = createQueryClient();
  return () => (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  );
}

test('basic inputs', () =>
  walkCards(BasicFormsPage, {
    'Input types': async ({ q, says }) => {
      for (const [label, value] of [
        ['Email', 'teo@plaza.test'],
        ['Month', '2027-01'],
        ['Colour', '#2f6f4f'],
      ] as const) {
        fireEvent.change(q.getByLabelText(label), { target: { value } });
        await says(`${label}: ${value}`);
      }
    },
    Sizes: async ({ pick, q }) => {
      await pick('Small');
      expect(q.getByLabelText('Stall')).toHaveClass('form-control-sm');
    },
    States: async ({ pick, q }) => {
      expect(q.getByLabelText('Licence number')).toBeDisabled();
      await pick('Read only');
      expect(q.getByLabelText('Licence number')).toHaveAttribute('readonly');
      expect(q.getByLabelText('Licence number')).toHaveAccessibleDescription(/not changed/);
    },
    Select: async ({ q, user, says }) => {
      await user.selectOptions(q.getByLabelText('Tram line'), '5 Mill');
      await user.selectOptions(q.getByLabelText('Lines to watch'), '2 Hill');
      await says('5 Mill; watching 1 Harbour, 2 Hill');
    },
    Textarea: async ({ slide, q, user, says }) => {
      slide('Rows', 7);
      expect(q.getByLabelText('What is broken')).toHaveAttribute('rows', '7');
      await user.clear(q.getByLabelText('What is broken'));
      await says('160 of 160 characters left');
    },
    Checks: async ({ q, user, says }) => {
      const all = q.getByRole('checkbox', { name: 'Everything' });
      expect(all).toBePartiallyChecked();
      await user.click(all);
      await says('Bread, Cheese, Flowers');
      await user.click(q.getByRole('checkbox', { name: 'Cheese' }));
      expect(all).toBePartiallyChecked();
    },
    Radios: async ({ pick, says }) => {
      await pick('Sunday');
      await says('DaySunday');
    },
    Switches: async ({ flip, says }) => {
      await flip('Fountain');
      await says('fountain running');
    },
    Colours: async ({ pick, q }) => {
      await pick('Pink');
      expect(q.getByRole('checkbox', { name: 'A box' })).toHaveClass('v-pink');
    },
    'Input groups': async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Voucher'), 'bench');
      await press('Apply');
      await says('$3.60');
    },
    'Floating labels': async ({ q, user, says }) => {
      await user.type(q.getByLabelText('Name of the bench'), 'Dora');
      await says('Dora, north');
    },
    Datalist: async ({ q, user, says }) => {
      await user.type(q.getByLabelText('Meeting place'), 'Under the oak');
      await says('Under the oak (your own)');
    },
    Range: async ({ slide, says }) => {
      slide('Height of the jet', 80);
      await says('80% of its height');
    },
    File: async ({ q, user, flip, says }) => {
      await flip('Several at once');
      const files = ['a.png', 'b.png'].map((name) => new File(['1234'], name, { type: 'image/png' }));
      await user.upload(q.getByLabelText('Plan of the stall'), files);
      await says('2 files, 8 B');
    },
  }));

test('form layouts', () =>
  walkCards(FormLayoutsPage, {
    Basic: async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Name'), 'Teo');
      await press('Ask for a stall');
      await says('Name: Teo, Goods:');
    },
    'Form grid': async ({ slide, has }) => {
      slide('Columns of the street', 4);
      await has('.fld.col-sm-8');
    },
    Horizontal: async ({ q, user, pick, press, says }) => {
      await user.type(q.getByLabelText('Thing'), 'A red glove');
      await pick('Tram');
      await press('Hand it in');
      await says('Thing: A red glove, Place: Tram');
    },
    'Label sizing': async ({ pick, has }) => {
      await pick('Large');
      await has('label.col-form-label-lg');
    },
    Inline: async ({ q, user, press, says }) => {
      await user.selectOptions(q.getByLabelText('Line'), '3');
      await press('Next tram');
      await says('From: Harbour, Line: 3');
    },
    'Auto sizing': async ({ flip, hasNot }) => {
      await flip('Narrow where it can be');
      await hasNot('.col-sm-auto');
    },
    Floating: async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Seats'), '40');
      await press('Announce');
      await says('Seats: 40');
    },
    'Sticky actions': async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Noon'), 'The brass band');
      await says('1 not saved');
      await press('Save');
      await says('Everything saved');
      expect(q.getByRole('button', { name: 'Discard' })).toBeDisabled();
    },
    'Stacked sections': async ({ flip, hasNot }) => {
      await flip('Headings beside the fields');
      await hasNot('.is-beside');
    },
  }));

test('form validation', () =>
  walkCards(asking(ValidationPage), {
    'Browser default': async ({ flip, press, says, q }) => {
      expect(q.getByLabelText('Name')).toBeRequired();
      await flip('Fields are required');
      expect(q.getByLabelText('Name')).not.toBeRequired();
      await press('Reserve');
      await says('Reservations1');
    },
    'Custom styles': async ({ q, press }) => {
      await press('Get the pass');
      await waitFor(() => expect(q.getByLabelText('Name')).toHaveFocus());
      expect(q.getByLabelText('Email')).toHaveAccessibleDescription(/such as/);
    },
    Tooltips: async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Postcode'), '40210');
      await press('Check');
      expect(q.getByLabelText('House')).toHaveFocus();
      expect(q.getByLabelText('House')).toHaveAccessibleDescription(/A number/);
      await user.type(q.getByLabelText('House'), '7b');
      await says('Both are right.');
    },
    'Server errors': async ({ q, pick, press, says }) => {
      await press('Announce');
      await says('The square is taken on that day.');
      await waitFor(() => expect(q.getByLabelText('Day')).toHaveFocus());
      await pick('Fail');
      await press('Announce');
      expect(await q.findByRole('alert')).toHaveTextContent('does not answer');
      await pick('Accept');
      await press('Announce');
      await says('Lantern walk on 2026-12-13');
    },
    'Unique check': async ({ q, user, says }) => {
      await user.type(q.getByLabelText('Email'), 'nobody@plaza.test');
      await says('This address is free.');
      await user.clear(q.getByLabelText('Email'));
      await user.type(q.getByLabelText('Email'), 'ines.marchetti@square.example');
      await says('Somebody has this address already.');
    },
    'Cross-field': async ({ q, press, says }) => {
      await press('Set hours');
      await says('Close after you open.');
      fireEvent.change(q.getByLabelText('Closes'), { target: { value: '18:00' } });
      await press('Set hours');
      await says('09:00 to 18:00');
    },
    'Error summary': async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Telephone'), '555 0142');
      await press('Ask for a date');
      await says('2 fields to mend');
      expect(q.getByLabelText('Organiser')).toHaveFocus();
      await user.click(q.getByRole('link', { name: 'Number of guests is missing' }));
      expect(q.getByLabelText('Number of guests')).toHaveFocus();
    },
    'Leave guard': async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('About the fountain'), 'Cold');
      await says('Leaving will ask first.');
      await press('Keep');
      await says('You may leave.');
    },
  }));

test('a form that is not kept asks before the page is left', async () => {
  const { user, address } = await renderApp('/forms/validation');
  await user.type(await screen.findByLabelText('About the fountain'), 'Cold');
  await user.click(screen.getByRole('link', { name: 'Leave the page' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/forms/validation');
  await user.click(screen.getByRole('link', { name: 'Leave the page' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/forms/basic'));
});

const stallAnswers = [
  { Name: 'Teo Lindgren', Email: 'teo@plaza.test' },
  { Sign: 'Bells and spokes', Goods: 'Bicycle parts' },
  { 'First day': '2026-12-05', Tables: '2' },
];

test('form wizard', async () => {
  const { user, address, unmount } = await renderApp('/forms/wizard');
  const cardOf = async (title: string) =>
    within(await screen.findByRole('article', { name: new RegExp(`^${title}`) }));
  const linear = await cardOf('Linear');
  for (const [index, answers] of stallAnswers.entries()) {
    expect(linear.getByRole('button', { current: 'step' })).toHaveTextContent(String(index + 1));
    for (const [label, value] of Object.entries(answers))
      fireEvent.change(linear.getByLabelText(label), { target: { value } });
    await user.click(linear.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toContain(`linear=${index + 2}`));
  }
  unmount();

  const again = await renderApp('/forms/wizard?linear=4');
  const kept = await cardOf('Linear');
  expect(kept.getByText('Bells and spokes')).toBeVisible();
  await again.user.click(kept.getByRole('button', { name: 'Ask for the stall' }));
  expect(kept.getByRole('status')).toHaveTextContent('Bells and spokes is on the list');

  await again.user.click((await cardOf('Non-linear')).getByRole('button', { name: 'Day' }));
  await waitFor(() => expect(again.address()).toContain('free=3'));

  const checked = await cardOf('Checked steps');
  await again.user.click(checked.getByRole('button', { name: 'Next' }));
  expect(checked.getByLabelText('Name')).toHaveFocus();
  expect(checked.getByLabelText('Name')).toHaveAccessibleDescription(/at least 2 letters/);

  const bar = await cardOf('Progress bar');
  await again.user.click(bar.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(bar.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25'));

  const vertical = await cardOf('Vertical');
  expect(vertical.getByRole('button', { name: 'Stall' })).toBeDisabled();
  await again.user.click(vertical.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(vertical.getByRole('heading', { name: /Stall/ })).toHaveFocus());
});

/** Types into the only masked field of a card and sees what it makes of it. */
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
    Money: masks('Deposit', '1250.5', '$1,250.5', '125050 cents'),
    'Whole money': masks('Donation', '1250', '1 250 USD', '1250'),
    'Money elsewhere': async (card) => {
      await masks('Rent', '1250,5', '1.250,5 €', '12505')(card);
      await card.pick('America');
      await masks('Rent', '1250', '$1,250', '1250')(card);
    },
    Telephone: masks('Telephone in town', '5550142', '555-0142', '5550142'),
    'Telephone with area': masks('Telephone with area', '2025550142', '(202) 555-0142', '2025550142'),
    'IP address': masks('Address of the weather mast', '192.168.0.999', '192.168.0.99', '192.168.0.99'),
    'Card number': masks('Card number', '4000001234567899', '4000 0012 3456 7899', '4000001234567899'),
    'Custom mask': async (card) => {
      fireEvent.change(card.q.getByLabelText('Pattern'), { target: { value: 'A-00' } });
      await masks('Licence', 'k7a3', 'K-73', 'K73')(card);
      expect(card.q.getByLabelText('Licence')).toHaveAccessibleDescription('Written as A-00');
    },
  }));

/** Moves the only thumb of a card and sees what the card says. */
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
      await slides('Evening concert', 90, 'Louder is not allowed')(card);
      expect(card.q.getByRole('slider')).toHaveValue('70');
    },
    Colours: async ({ pick, has }) => {
      await pick('Pink');
      await has('.sld.v-pink');
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

const picture = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

test('file uploads', () =>
  walkCards(FileUploadsPage, {
    'Drop zone': async ({ q, user, press, says, hasNot }) => {
      await user.upload(q.getByLabelText('Choose a file'), new File(['minutes'], 'minutes.txt'));
      await says('Kept in this browser');
      await press('Remove minutes.txt');
      await hasNot('.uploads li');
      fireEvent.paste(q.getByRole('group', { name: /drop or paste/ }), {
        clipboardData: { files: [picture('pasted.png')] },
      });
      await says('pasted.png');
    },
    'Several with limits': async ({ q, slide, says }) => {
      slide('Files at most', 1);
      fireEvent.change(q.getByLabelText('Choose pictures'), {
        target: {
          files: [
            new File(['a'], 'a.txt', { type: 'text/plain' }),
            picture('large.png', 2_100_000),
            picture('first.png'),
            picture('second.png'),
          ],
        },
      });
      await says('a.txt is of another kind.');
      await says('large.png is 2.1 MB, more than 2.0 MB.');
      await says('second.png is one too many.');
    },
    'Picture previews': async ({ q, user, has }) => {
      await user.upload(q.getByLabelText('Add to the album'), [picture('a.png'), picture('b.png')]);
      await has('.is-gallery li:nth-child(2) img');
    },
    'Cancel and retry': async ({ q, user, flip, press, says }) => {
      await user.upload(q.getByLabelText('Send a recording'), picture('band.png', 3_000_000));
      await says('The line broke');
      await flip('The line is broken');
      await press('Retry band.png');
      expect(q.getByRole('progressbar', { name: 'Sending band.png' })).toBeInTheDocument();
      await press('Cancel band.png');
      await says('Stopped');
    },
    'Face with crop': async ({ q, user, slide, says }) => {
      await user.upload(q.getByLabelText('Choose a face'), picture('me.png'));
      await says('me.png is not kept yet.');
      slide('Closer', 200);
      expect(q.getByRole('img', { name: 'The part that is kept' })).toHaveStyle({ transform: 'scale(2)' });
    },
  }));
