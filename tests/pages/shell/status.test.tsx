import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countdown } from '@/components/shell/status/use-countdown';
import { nextMaintenanceWindow } from '@/components/shell/status/maintenance-window';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth } from '../../support/pages/fake-auth';
import { injectFault } from '../../support/pages/service-bridge';

afterEach(() => {
  vi.useRealTimers();
});

/** Second by second, so that each tick is painted before the next. */
const advanceSeconds = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
};

describe('status pages', () => {
  test.each([
    ['/errors/error-400', 'Error 400, bad request'],
    ['/errors/error-401', 'Error 401, not signed in'],
    ['/errors/error-403', 'Error 403, forbidden'],
    ['/errors/error-404', 'Error 404, not found'],
    ['/errors/error-500', 'Error 500, internal error'],
    ['/errors/service-unavailable', 'Error 503, service unavailable'],
    ['/maintenance', 'Maintenance'],
    ['/coming-soon', 'Coming soon'],
  ])('%s shows "%s", one heading and a link home', async (path, eyebrow) => {
    await renderApp(path, { auth: fakeAuth(null) });
    expect(await screen.findByText(eyebrow)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Feed' }).at(-1)).toHaveAttribute('href', '/webapp/');
    expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
  });

  test('401 links to sign-in and back', async () => {
    await renderApp('/errors/error-401?from=%2Fmore', { auth: fakeAuth(null) });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/webapp/auth/login?redirect=%2Fmore',
    );
  });

  test('500 shows the request id from the address', async () => {
    await renderApp('/errors/error-500?request=req-7&from=%2Fmore', { auth: fakeAuth(null) });
    expect(await screen.findByText('req-7')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
  });

  test('404 inside the shell keeps the menu', async () => {
    await renderApp('/pages/error-404-alt', { auth: fakeAuth(null) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Suggested pages' })).toBeVisible();
    expect(screen.getAllByRole('navigation').length).toBeGreaterThan(1);
    // The page’s own address is valid: it is neither reported as missing nor suggested.
    expect(screen.queryByText(/There is no page at/)).toBeNull();
    expect(screen.getByText('Popular pages')).toBeVisible();
    const popular = screen.getByRole('navigation', { name: 'Suggested pages' });
    expect(within(popular).getByRole('link', { name: 'Explore' })).toBeVisible();
  });

  test('shows an unknown address and the closest pages', async () => {
    await renderApp('/apps/chatt', { auth: fakeAuth(null) });
    expect(await screen.findByText('/apps/chatt')).toBeVisible();
    const near = screen.getByRole('navigation', { name: 'Suggested pages' });
    expect(within(near).getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/webapp/apps/chat');
  });

  test('searches pages when signed out, people and posts for members', async () => {
    const lost = await renderApp('/errors/error-404', { auth: fakeAuth(null) });
    await lost.user.type(await screen.findByRole('searchbox', { name: 'Search pages' }), 'radial{Enter}');
    const near = screen.getByRole('navigation', { name: 'Suggested pages' });
    expect(within(near).getByRole('status')).toHaveTextContent('Pages for “radial”');
    expect(
      within(near)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Radial bar']);
    expect(lost.address()).toBe('/errors/error-404');
    lost.unmount();
    const member = await renderApp('/errors/error-404');
    await member.user.type(
      await screen.findByRole('searchbox', { name: 'Search people and posts' }),
      'lamps{Enter}',
    );
    await waitFor(() => expect(member.address()).toBe('/explore?q=lamps'));
  });

  test('Go back opens the feed without a history', async () => {
    const { user, address } = await renderApp('/errors/error-400', { auth: fakeAuth(null) });
    await user.click(await screen.findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(address()).toBe('/auth/login?redirect=%2F'));
  });

  test('503 counts down, checks the service and returns', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let looks = 0;
    let well = false;
    injectFault('GET /health', (pass) => {
      looks += 1;
      return well ? pass() : new Response(null, { status: 503 });
    });
    const { address } = await renderApp('/errors/service-unavailable?from=%2Ferrors%2Ferror-400', {
      auth: fakeAuth(null),
    });
    expect(await screen.findByRole('button', { name: /Try now \(retrying in \d s\)/ })).toBeVisible();
    expect(looks).toBe(0);
    await advanceSeconds(6);
    expect(await screen.findByText('Still unavailable.')).toBeVisible();
    well = true;
    const inVain = looks;
    const looksAgain = () => looks > inVain;
    for (let second = 0; second < 15 && !looksAgain(); second += 1) await advanceSeconds(1);
    expect(await screen.findByText(/The service is back/)).toBeVisible();
    const untilNow = looks;
    await advanceSeconds(2);
    await waitFor(() => expect(address()).toBe('/errors/error-400'));
    await advanceSeconds(40);
    expect(looks).toBe(untilNow);
  });

  test('coming soon validates, saves and removes an email', async () => {
    const { user } = await renderApp('/coming-soon', { auth: fakeAuth(null) });
    await user.click(await screen.findByRole('button', { name: 'Save email' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await user.type(email, 'ada@plaza.test');
    await user.click(screen.getByRole('button', { name: 'Save email' }));
    expect(await screen.findByText('ada@plaza.test')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });

  test('the countdown stops at zero', () => {
    const until = new Date('2027-05-01T08:00:00.000Z');
    expect(countdown(until, new Date('2027-04-29T06:58:57.500Z'))).toEqual({
      days: 2,
      hours: 1,
      minutes: 1,
      seconds: 3,
      over: false,
    });
    expect(countdown(until, new Date('2027-05-02T00:00:00.000Z'))).toMatchObject({
      days: 0,
      seconds: 0,
      over: true,
    });
  });

  test.each([
    ['2026-11-20T12:00:00Z', '2026-11-24T02:00:00.000Z'],
    ['2026-11-24T03:59:00Z', '2026-11-24T02:00:00.000Z'],
    ['2026-11-24T04:00:00Z', '2026-12-01T02:00:00.000Z'],
  ])('maintenance after %s starts at %s and takes two hours', (now, begins) => {
    const works = nextMaintenanceWindow(new Date(now));
    expect(works.startsAt.toISOString()).toBe(begins);
    expect(works.endsAt.getTime() - works.startsAt.getTime()).toBe(7_200_000);
  });
});
