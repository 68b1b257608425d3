import type { Formats, MoneyRange } from './formats.ts'
import type { AppIntl, MessageId } from './intl.ts'

export type Pay = MoneyRange & { period: 'month' | 'day' }

/** The message that joins amount and period in the order of the language. */
export const payMessage = ({ period }: Pick<Pay, 'period'>): MessageId =>
  period === 'month' ? 'ui.pay.month' : 'ui.pay.day'

/** The label of an amount with its period: "Monthly pay". */
export const payLabel = ({ period }: Pick<Pay, 'period'>): MessageId =>
  period === 'month' ? 'ui.pay.monthly' : 'ui.pay.daily'

/** "USD 10,200–11,400 a month" */
export const payText = (pay: Pay, { t, formats }: { t: AppIntl['t']; formats: Pick<Formats, 'payRange'> }): string =>
  t(payMessage(pay), { pay: formats.payRange(pay) })
