import type { Me, MemberCard } from '@contract/member/member';
import type { Post } from '@contract/post/post';

const idOf = (number: number): string => `0198aaaa-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A member; the number makes the id. */
const createMemberFixture = (number: number, handle: string, name: string): MemberCard => ({
  id: idOf(number),
  handle,
  name,
  avatarUrl: null,
});

const amara = createMemberFixture(1001, 'amara', 'Amara Diallo');

/** The demo member as the service knows her. */
export const me: Me = {
  ...createMemberFixture(1000, 'ines', 'Ines Marchetti'),
  bio: '',
  fields: [],
  bannerUrl: null,
  joinedAt: '2026-01-05T09:00:00.000Z',
  counts: { posts: 3, following: 2, followers: 5 },
  pinned: null,
  approvesFollowers: false,
  relation: {
    self: true,
    following: false,
    followedBy: false,
    requested: false,
    requestedBy: false,
    muted: false,
    blocked: false,
  },
  role: 'member',
  email: 'demo@plaza.test',
  openToVisitors: true,
  welcome: null,
};

/** A plain post by Amara; `number` makes its id. */
export const createPostFixture = (part: Partial<Post> = {}, number = 1): Post => ({
  id: idOf(number),
  author: amara,
  text: `Lemons at the corner, crate ${number}`,
  createdAt: '2026-11-19T08:00:00.000Z',
  editedAt: null,
  audience: 'public',
  contentWarning: null,
  media: [],
  poll: null,
  linkCard: null,
  quote: null,
  replyTo: null,
  repliesToHidden: false,
  counts: { replies: 0, reposts: 0, likes: 0, quotes: 0 },
  own: { liked: false, reposted: false, bookmarked: false },
  hidden: null,
  revision: 1,
  ...part,
});

/** What GET /feed answers for some posts. */
export const feedResponse = (posts: readonly Post[], nextCursor: string | null = null) => ({
  items: posts.map((post) => ({ key: post.id, post, repostedBy: null, at: post.createdAt })),
  nextCursor,
});
