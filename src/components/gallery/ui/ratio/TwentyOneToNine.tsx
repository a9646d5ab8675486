import { RatioFrame } from './RatioFrame';

export const TwentyOneToNine = () => <RatioFrame ratio="21x9" scene="sea" />;
