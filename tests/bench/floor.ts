import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, median, SLOW_LINE } from './measurement';

const RUNS = 5;
const [SMALL_KB, LARGE_KB] = [1, 100] as const;

/** Scripts that do nothing; random, so that nothing compresses them. */
const server = () =>
  createServer(({ url = '/' }, response) => {
    const kb = Number(new URL(url, 'http://localhost').searchParams.get('kb'));
    if (kb === 0) return response.setHeader('content-type', 'text/html').end('<title>Floor</title>');
    const script = `export {};\n//${randomBytes(kb * 500).toString('hex')}`;
    return response.setHeader('content-type', 'text/javascript').end(script);
  });

/**
 * Returns the time that one script without imports takes on the slow line, in ms by its size in kB: what no page of
 * that size can beat.
 */
export async function measureFloor(browser: Browser): Promise<(kb: number) => number> {
  const serving = server().listen(0, '127.0.0.1');
  await new Promise((resolve) => serving.once('listening', resolve));
  const { port } = serving.address() as AddressInfo;
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const timeOf = async (kb: number): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      times.push(
        await page.evaluate(async (address) => {
          const since = performance.now();
          await import(address);
          return performance.now() - since;
        }, `/script.js?kb=${kb}&run=${run}`),
      );
    return median(times);
  };
  const small = await timeOf(SMALL_KB);
  const large = await timeOf(LARGE_KB);
  await page.close();
  serving.close();
  const perKb = (large - small) / (LARGE_KB - SMALL_KB);
  return (kb) => small + (kb - SMALL_KB) * perKb;
}
