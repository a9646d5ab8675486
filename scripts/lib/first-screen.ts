import path from 'node:path';

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** What only pages with posts need; what else of ours the feed imports is common to many pages. */
const OF_POSTS = /\/src\/(?:components\/(?:feed|post|composer)|queries)\//;
/** Of the packages what it takes itself; the rest of their indexes, which it could reach, others take. */
const TAKEN =
  /(?:react-query.*\/use(?:Mutation(?:State)?|InfiniteQuery)|query-core.*\/(?:mutation|infiniteQuery)Observer)\.js$/;

function closure(graph: Graph, file: string): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(path.resolve(file));
  return seen;
}

/**
 * Names the chunks of the first screen beside the packages of the entry: the shell with what is common to many pages,
 * the feed, and the sign-in. Null leaves a module to the bundler.
 */
export function firstScreen(): (id: string, graph: Graph) => 'shell' | 'feed' | 'auth' | null {
  const entry = path.resolve('src/main.tsx');
  let sets: Record<'shell' | 'feed' | 'auth', Set<string>> | undefined;
  return (id, graph) => {
    sets ??= {
      shell: closure(graph, entry),
      feed: closure(graph, 'src/components/feed/FeedPage.tsx'),
      auth: closure(graph, 'src/lib/auth-firebase.ts'),
    };
    // The entry stays by itself: the manifest and the size report find the rest by it.
    if (id === entry || id.endsWith('.html')) return null;
    if (TAKEN.test(id)) return 'feed';
    const isPackage = id.includes('/node_modules/');
    if (sets.shell.has(id)) return isPackage ? null : 'shell';
    if (sets.auth.has(id)) return 'auth';
    if (!sets.feed.has(id) || isPackage) return null;
    return OF_POSTS.test(id) ? 'feed' : 'shell';
  };
}
