import { iconSets } from '@/data/icon/icon-set';
import { IconSetPage } from './IconSetPage';

/** Every Remix icon. */
export const RemixPage = () => <IconSetPage set={iconSets.remix} />;
