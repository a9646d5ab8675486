import { Variants } from './Variants';

export const Rounded = () => <Variants look="rounded" variant="success" />;
