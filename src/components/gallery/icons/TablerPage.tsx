import { iconSets } from '@/data/icon/icon-set';
import { IconSetPage } from './IconSetPage';

export const TablerPage = () => <IconSetPage set={iconSets.tabler} />;
