import { RatioFrame } from './RatioFrame';

export const FourToThree = () => <RatioFrame ratio={[4, 3]} scene="market" />;
