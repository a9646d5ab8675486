import { RatioFrame } from './RatioFrame';

export const TwentyOneToNine = () => <RatioFrame ratio={[21, 9]} scene="sea" />;
