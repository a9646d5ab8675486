import path from 'node:path';

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** What only pages with posts need; what else of ours the feed imports is common to many pages. */
const OF_POSTS = /\/src\/(?:components\/(?:feed|post|composer)|queries)\//;
/** Of the packages what it takes itself; the rest of their indexes, which it could reach, others take. */
const TAKEN =
  /(?:react-query.*\/use(?:Mutation(?:State)?|InfiniteQuery)|query-core.*\/(?:mutation|infiniteQuery)Observer)\.js$/;

const isPackage = (id: string): boolean => id.includes('/node_modules/');

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

/** Of the feed's modules those about posts, and whatever imports one of them: files must not import each other. */
function postsOf(graph: Graph, feed: ReadonlySet<string>, shell: ReadonlySet<string>): Set<string> {
  const own = [...feed].filter((id) => !shell.has(id) && !isPackage(id));
  const posts = new Set(own.filter((id) => OF_POSTS.test(id)));
  let known = 0;
  while (known < posts.size) {
    known = posts.size;
    for (const id of own) {
      if (graph.getModuleInfo(id)?.importedIds.some((next) => posts.has(next))) posts.add(id);
    }
  }
  return posts;
}

/**
 * Names the chunks of the first screen beside the packages of the entry: the shell with what is common to many pages,
 * the posts, and the sign-in. Null leaves a module to the bundler.
 */
export function firstScreen(): (id: string, graph: Graph) => 'shell' | 'posts' | 'sign-in' | null {
  const entry = path.resolve('src/app/main.tsx');
  let sets: Record<'shell' | 'feed' | 'posts' | 'signIn', Set<string>> | undefined;
  return (id, graph) => {
    if (!sets) {
      const shell = closure(graph, entry);
      const feed = closure(graph, 'src/components/social/feed/FeedPage.tsx');
      const signIn = closure(graph, 'src/lib/auth/firebase/identity-provider.ts');
      sets = { shell, feed, signIn, posts: postsOf(graph, feed, shell) };
    }
    // The entry stays by itself: the manifest and the size report find the rest by it.
    if (id === entry || id.endsWith('.html')) return null;
    if (TAKEN.test(id)) return 'shell';
    if (sets.shell.has(id)) return isPackage(id) ? null : 'shell';
    if (sets.signIn.has(id)) return 'sign-in';
    if (sets.posts.has(id)) return 'posts';
    return sets.feed.has(id) && !isPackage(id) ? 'shell' : null;
  };
}
