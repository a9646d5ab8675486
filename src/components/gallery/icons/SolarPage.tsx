import { iconSets } from '@/data/icon/icon-set';
import { IconSetPage } from './IconSetPage';

export const SolarPage = () => <IconSetPage set={iconSets.solar} />;
