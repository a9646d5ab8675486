/** Columns and buttons around the posts, loaded as one chunk (lazy-surroundings.ts). */
export { MemberColumn } from '@/components/social/sidebar/MemberColumn';
export { Arcade } from './Arcade';
export { CatchUpChip } from './CatchUpChip';
export { FeedColumn } from './FeedColumn';
export { FeedFloatingActions } from './FeedFloatingActions';
export { NewPostsButton } from '@/components/social/post/list/NewPostsButton';
