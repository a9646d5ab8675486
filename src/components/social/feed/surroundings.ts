/** Columns and buttons around the posts, loaded as one chunk (lazy-surroundings.ts). */
export { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
export { MemberColumn } from '@/components/social/sidebar/MemberColumn';
export { Arcade } from './Arcade';
export { FeedFloatingActions } from './FeedFloatingActions';
export { NewPostsButton } from './NewPostsButton';
