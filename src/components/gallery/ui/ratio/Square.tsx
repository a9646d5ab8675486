import { RatioFrame } from './RatioFrame';

export const Square = () => <RatioFrame ratio={[1, 1]} scene="lamps" />;
