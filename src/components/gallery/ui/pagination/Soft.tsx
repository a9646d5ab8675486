import { Variants } from './Variants';

export const Soft = () => <Variants look="soft" variant="purple" />;
