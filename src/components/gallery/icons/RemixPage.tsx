import { iconSets } from '@/data/icon/icon-set';
import { IconSetPage } from './IconSetPage';

export const RemixPage = () => <IconSetPage set={iconSets.remix} />;
