import { RatioFrame } from './RatioFrame';

export const FourToThree = () => <RatioFrame ratio="4x3" scene="market" />;
