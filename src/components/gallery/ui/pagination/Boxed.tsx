import { Variants } from './Variants';

export const Boxed = () => <Variants look="boxed" variant="info" />;
