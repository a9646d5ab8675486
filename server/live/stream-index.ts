import type { Caller } from '../repos/policies';

/** Posts that one stream follows; the oldest declaration leaves first. */
const MAX_DECLARED_POSTS = 200;
/** New posts per second that For you announces to everyone: the tab is ranked, not complete. */
const FOR_YOU_PER_SECOND = 5;

/** One open stream. No method throws; `close` may be called repeatedly. */
export interface Subscriber {
  /** Known to the client, which declares the posts on its screen with it. */
  id: string;
  me: Caller;
  /** Milliseconds since 1970. */
  signedInAt: number;
  /** The client declares the posts on its screen; other streams get the events of all posts. */
  declares: boolean;
  send: (message: Uint8Array) => void;
  close: () => void;
}

/** Where an event may go. */
export interface Streams {
  ofMember: (id: string) => Iterable<Subscriber>;
  /** Streams that declared the post. */
  onPost: (id: string) => Iterable<Subscriber>;
  /** Streams that have declared nothing yet, or never do. */
  undeclared: () => Iterable<Subscriber>;
  /** Streams that declared the For you tab; none for a post beyond `FOR_YOU_PER_SECOND`. */
  forYou: () => Iterable<Subscriber>;
  moderators: () => Iterable<Subscriber>;
  memberIds: () => string[];
}

export interface StreamIndex extends Streams {
  add: (subscriber: Subscriber) => void;
  remove: (subscriber: Subscriber) => void;
  /** Adds posts to those of a stream, which gets their events once it has been added itself. */
  declare: (subscriber: Subscriber, postIds: readonly string[], forYou: boolean) => void;
  /** Adds an announced post to a stream that declares: its removal must reach the button that announces it. */
  announce: (subscriber: Subscriber, postId: string) => void;
}

const NONE: ReadonlySet<Subscriber> = new Set();

function addTo(map: Map<string, Set<Subscriber>>, key: string, subscriber: Subscriber): void {
  const set = map.get(key);
  if (set) set.add(subscriber);
  else map.set(key, new Set([subscriber]));
}

function removeFrom(map: Map<string, Set<Subscriber>>, key: string, subscriber: Subscriber): void {
  const set = map.get(key);
  if (set?.delete(subscriber) && set.size === 0) map.delete(key);
}

/** Open streams by member and by post on screen: an event costs what its receivers cost, not what all streams cost. */
export function createStreamIndex(): StreamIndex {
  const byMember = new Map<string, Set<Subscriber>>();
  const byPost = new Map<string, Set<Subscriber>>();
  const undeclared = new Set<Subscriber>();
  const forYou = new Set<Subscriber>();
  const moderators = new Set<Subscriber>();
  const declared = new Map<Subscriber, Set<string>>();
  const wantsForYou = new Set<Subscriber>();
  const announcements = { second: 0, count: 0 };
  const isAdded = (subscriber: Subscriber): boolean =>
    byMember.get(subscriber.me.id)?.has(subscriber) ?? false;

  const trim = (subscriber: Subscriber, own: Set<string>): void => {
    for (const id of own) {
      if (own.size <= MAX_DECLARED_POSTS) return;
      own.delete(id);
      removeFrom(byPost, id, subscriber);
    }
  };

  return {
    ofMember: (id) => byMember.get(id) ?? NONE,
    onPost: (id) => byPost.get(id) ?? NONE,
    undeclared: () => undeclared,
    forYou() {
      const second = Math.floor(performance.now() / 1000);
      if (announcements.second !== second) Object.assign(announcements, { second, count: 0 });
      announcements.count += 1;
      return announcements.count <= FOR_YOU_PER_SECOND ? forYou : NONE;
    },
    moderators: () => moderators,
    memberIds: () => [...byMember.keys()],
    add(subscriber) {
      addTo(byMember, subscriber.me.id, subscriber);
      if (subscriber.me.moderator) moderators.add(subscriber);
      if (!declared.has(subscriber)) undeclared.add(subscriber);
      if (wantsForYou.has(subscriber)) forYou.add(subscriber);
      for (const id of declared.get(subscriber) ?? []) addTo(byPost, id, subscriber);
    },
    remove(subscriber) {
      removeFrom(byMember, subscriber.me.id, subscriber);
      moderators.delete(subscriber);
      undeclared.delete(subscriber);
      forYou.delete(subscriber);
      wantsForYou.delete(subscriber);
      for (const id of declared.get(subscriber) ?? []) removeFrom(byPost, id, subscriber);
      declared.delete(subscriber);
    },
    declare(subscriber, postIds, withForYou) {
      const isLive = isAdded(subscriber);
      const own = declared.get(subscriber) ?? new Set<string>();
      declared.set(subscriber, own);
      undeclared.delete(subscriber);
      if (withForYou) wantsForYou.add(subscriber);
      if (withForYou && isLive) forYou.add(subscriber);
      for (const id of postIds) {
        own.delete(id);
        own.add(id);
        if (isLive) addTo(byPost, id, subscriber);
      }
      trim(subscriber, own);
    },
    announce(subscriber, postId) {
      const own = declared.get(subscriber);
      if (!own || own.has(postId) || !isAdded(subscriber)) return;
      own.add(postId);
      addTo(byPost, postId, subscriber);
      trim(subscriber, own);
    },
  };
}

/** One stream that gets the events of all posts, for its replay. */
export function onlyStream(subscriber: Subscriber): Streams {
  const only = new Set([subscriber]);
  return {
    ofMember: (id) => (id === subscriber.me.id ? only : NONE),
    onPost: () => NONE,
    undeclared: () => only,
    forYou: () => NONE,
    moderators: () => (subscriber.me.moderator ? only : NONE),
    memberIds: () => [subscriber.me.id],
  };
}
