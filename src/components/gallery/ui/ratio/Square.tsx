import { RatioFrame } from './RatioFrame';

export const Square = () => <RatioFrame ratio="1x1" scene="lamps" />;
