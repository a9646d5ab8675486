import { Masked } from './Masked';
import { moneyMask } from './money';

const dollars = moneyMask({ prefix: '$', thousandSeparator: ',', maximumFractionDigits: 2 });

export const MoneyMask = () => (
  <Masked label="Deposit" help="Two decimal places" placeholder="$1,250.00" {...dollars} />
);
