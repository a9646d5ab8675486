import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getDataExport } from '@contract/account/data-export';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { injectFault } from '../../support/pages/service-bridge';
import { createTestService } from '../../support/pages/test-service';

describe('the data export', () => {
  it('shows the progress, then a download that can be deleted', async () => {
    const { call } = await createTestService();
    const { user } = await renderApp('/more/your-data');
    await user.click(await screen.findByRole('button', { name: 'Export my data' }));
    expect(await screen.findByRole('progressbar', { name: 'Export progress' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel export' })).toBeVisible();
    const download = await screen.findByRole('link', { name: 'Download' }, { timeout: 15_000 });
    expect(download).toHaveAttribute('href', expect.stringMatching(/^\/api\/v1\/exports\/[\w-]+\?key=/));
    expect(download).toHaveAttribute('download');
    expect(screen.getByRole('status')).toHaveTextContent(/^Ready, [\d.]+ KB\. Deleted on /);
    await user.click(screen.getByRole('button', { name: 'Delete export' }));
    expect(await screen.findByRole('button', { name: 'Export my data' })).toBeVisible();
    await waitFor(async () => expect(await call(ines, getDataExport)).toEqual({ export: null }));
  });

  it('offers another export after a failure', async () => {
    const { me, query } = await createTestService();
    await me(ines);
    await query(
      `INSERT INTO data_exports (id, member_id, state, secret, requested_at)
       SELECT gen_random_uuid(), id, 'failed', 's', now() FROM members`,
    );
    await renderApp('/more/your-data');
    expect(await screen.findByRole('alert')).toHaveTextContent('The export failed.');
    expect(screen.getByRole('button', { name: 'Export again' })).toBeVisible();
  });

  it('says when the service refuses to start', async () => {
    await createTestService();
    injectFault('POST /me/export', respondWithProblem(403, 'forbidden', { detail: 'Not now.' }));
    const { user } = await renderApp('/more/your-data');
    await user.click(await screen.findByRole('button', { name: 'Export my data' }));
    expect(await screen.findByText('The export was not started')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export my data' })).toBeVisible();
  });
});
