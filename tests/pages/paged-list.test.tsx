import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/app';
import { me, someMember } from '../support/posts';
import { problem, stubService } from '../support/service';

const muted = (number: number) => ({
  member: someMember(number, `m${number}`, `Member ${number}`),
  since: '2026-01-02T03:04:05.000Z',
});

const serve = (next: () => unknown) =>
  stubService({
    'GET /me': () => me,
    'GET /suggestions': () => ({ items: [] }),
    'GET /trends': () => ({ items: [] }),
    'GET /notifications/unread': () => ({ unread: 0 }),
    'GET /mutes': ({ query }) =>
      query.get('cursor') ? next() : { items: [muted(2001), muted(2002)], nextCursor: 'second' },
  });

describe('a list read page by page', () => {
  it('goes on at the first new row when the next page comes, and says how many came', async () => {
    serve(() => ({ items: [muted(2003), muted(2004)], nextCursor: null }));
    const { user } = await renderApp('/more/muted-people');
    await screen.findByText('Member 2002');
    screen.getByRole('button', { name: 'More people' }).focus();
    await user.keyboard('{Enter}');
    const third = (await screen.findByText('Member 2003')).closest('li');
    await waitFor(() => expect(third).toHaveFocus());
    expect(screen.getByText('2 more')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More people' })).not.toBeInTheDocument();
    expect(screen.getByText('Member 2001')).toBeVisible();
  });

  it('keeps what it has when the next page is refused, and tries again', async () => {
    let tries = 0;
    serve(() => {
      tries += 1;
      return tries === 1
        ? problem(403, 'forbidden', { detail: 'Not now.' })
        : { items: [muted(2003)], nextCursor: null };
    });
    const { user } = await renderApp('/more/muted-people');
    await user.click(await screen.findByRole('button', { name: 'More people' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The list did not load');
    expect(screen.getByText('Member 2002')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Member 2003')).toBeVisible();
  });
});
