import path from 'node:path';

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** What only pages with posts need; what else of ours the feed imports is common to many pages. */
const OF_POSTS = /\/src\/(?:components\/(?:feed|post|composer)|queries)\//;
/** Of the packages what it takes itself; the rest of their indexes, which it could reach, others take. */
const TAKEN =
  /(?:react-query.*\/use(?:Mutation|InfiniteQuery)|query-core.*\/(?:mutation|infiniteQuery)Observer)\.js$/;

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
 * Names the chunks of the first screen beside those of the entry: the feed, the small parts it shares with other
 * pages, and the sign-in. Null leaves a module to the bundler.
 */
export function firstScreen(): (id: string, graph: Graph) => 'feed' | 'common' | 'auth' | null {
  let sets: Record<'feed' | 'auth', Set<string>> | undefined;
  return (id, graph) => {
    sets ??= {
      feed: closure(graph, 'src/components/feed/FeedPage.tsx'),
      auth: closure(graph, 'src/lib/auth-firebase.ts'),
    };
    if (sets.feed.has(id) && !sets.auth.has(id)) {
      if (id.includes('/node_modules/')) return TAKEN.test(id) ? 'feed' : null;
      return OF_POSTS.test(id) ? 'feed' : 'common';
    }
    return sets.auth.has(id) ? 'auth' : null;
  };
}
