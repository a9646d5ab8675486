import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createTestService } from '../../../support/pages/test-service';

/** Ines has muted 22 people; a page of the service holds 20. */
const serve = async () => {
  const { me, query } = await createTestService();
  const { id } = await me(ines);
  await query(
    `WITH people AS (
       INSERT INTO members (id, uid, handle, name, created_at)
       SELECT gen_random_uuid(), 'm' || n, 'm00' || n, 'Member ' || n, now() - n * interval '1 minute'
       FROM generate_series(1, 22) n RETURNING id, created_at)
     INSERT INTO mutes (member_id, target_id, created_at) SELECT '${id}', people.id, created_at FROM people`,
  );
};

describe('PagedList', () => {
  it('focuses the first new row of the next page and announces the count', async () => {
    await serve();
    const { user } = await renderApp('/more/muted-people');
    await screen.findByText('Member 20');
    screen.getByRole('button', { name: 'More people' }).focus();
    await user.keyboard('{Enter}');
    const next = (await screen.findByText('Member 21')).closest('li');
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.getByText('2 more')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More people' })).not.toBeInTheDocument();
    expect(screen.getByText('Member 1')).toBeVisible();
  });

  it('keeps its rows when the next page fails, and retries', async () => {
    await serve();
    const { user } = await renderApp('/more/muted-people');
    const more = await screen.findByRole('button', { name: 'More people' });
    const removeFault = injectFault(
      'GET /mutes',
      respondWithProblem(403, 'forbidden', { detail: 'Not now.' }),
    );
    await user.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('The list did not load');
    expect(screen.getByText('Member 20')).toBeVisible();
    removeFault();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Member 21')).toBeVisible();
  });
});
