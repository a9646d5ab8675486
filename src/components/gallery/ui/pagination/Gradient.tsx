import { Variants } from './Variants';

export const Gradient = () => <Variants look="gradient" variant="primary" />;
