import { spawn } from 'node:child_process';

export interface Outcome {
  code: number;
  /** Standard output and error in the order they came. */
  output: string;
  seconds: number;
}

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  /** Shows the output as it comes, too. */
  live?: boolean;
}

/** Runs a program to its end; never rejects, a program that cannot be started has code 127. */
export const run = (program: string, args: readonly string[], options: Options = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const since = performance.now();
    const child = spawn(program, args, {
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...options.env },
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (options.live) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const done = (code: number): void =>
      resolve({ code, output, seconds: (performance.now() - since) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      done(127);
    });
    child.once('close', (code) => done(code ?? 1));
  });

/** Runs a package's own program with this Node: `runBin('node_modules/vite/bin/vite.js', ['build'])`. */
export const runBin = (file: string, args: readonly string[], options: Options = {}): Promise<Outcome> =>
  run(process.execPath, [file, ...args], options);
