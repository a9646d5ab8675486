import { isAvailable } from './check-steps';
import { run } from './run-program';

/** Installs Debian's packages in turn until `isThere`; does nothing for other systems and other users than root. */
export async function installUntil(names: readonly string[], isThere: () => boolean): Promise<void> {
  if (process.getuid?.() !== 0 || !(await isAvailable('apt-get'))) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  for (const name of names)
    if (!isThere()) await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}
