/** The feed: composer, tabs and the live list of posts. */
export const FeedPage = () => <h1 tabIndex={-1}>Feed</h1>;
