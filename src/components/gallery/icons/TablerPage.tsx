import { iconSets } from '@/data/icon/icon-set';
import { IconSetPage } from './IconSetPage';

/** Every Tabler icon. */
export const TablerPage = () => <IconSetPage set={iconSets.tabler} />;
