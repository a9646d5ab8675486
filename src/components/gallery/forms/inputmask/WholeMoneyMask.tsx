import { Masked } from './Masked';
import { moneyMask } from '@/components/kits/form/mask/money-mask';

const whole = moneyMask({ postfix: ' USD', thousandSeparator: ' ', maximumFractionDigits: 0 });

export const WholeMoneyMask = () => (
  <Masked label="Donation" help="Whole dollars only" placeholder="1 250 USD" {...whole} />
);
