import { fork } from 'node:child_process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Control address of the services of page tests: "http://127.0.0.1:40123". */
    serviceUrl: string;
  }
}

/** The real service for page tests, in its own process, unaffected by the app's build settings. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const child = fork('tests/support/service/service-process.ts', { execArgv: ['--import', 'tsx'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`The service did not start (${code})`)));
  });
  const gone = (code: number | null, signal: string | null): void =>
    console.error(`The service of page tests ended before them (${code ?? signal})`);
  child.once('exit', gone);
  project.provide('serviceUrl', url);
  return () => {
    child.off('exit', gone);
    child.disconnect();
    return ended;
  };
}
