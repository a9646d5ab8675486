import { iconSets } from '@/data/icon/icon-set';
import { IconSetPage } from './IconSetPage';

/** Every Solar icon. */
export const SolarPage = () => <IconSetPage set={iconSets.solar} />;
