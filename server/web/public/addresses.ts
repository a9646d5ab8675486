/** Absolute addresses; `origin` has no trailing slash. */
export const addressesOf = (origin: string) => ({
  post: (id: string) => `${origin}/webapp/post/${id}`,
  profile: (handle: string) => `${origin}/webapp/u/${handle}`,
  tag: (tag: string) => `${origin}/webapp/explore?q=${encodeURIComponent(`#${tag}`)}`,
  profileFeed: (handle: string) => `${origin}/feeds/u/${handle}.atom`,
  tagFeed: (tag: string) => `${origin}/feeds/tags/${encodeURIComponent(tag)}.atom`,
  embed: (id: string) => `${origin}/embed/post/${id}`,
  brand: `${origin}/webapp/app-icons/512.png`,
  /** Of a picture or face. */
  file: (url: string) => new URL(url, origin).href,
});

export type Addresses = ReturnType<typeof addressesOf>;
