import type { ReportAct } from '#src/contract/report/report.ts'
import type { MessageId } from '#src/i18n/intl.ts'

/** What was done, for both sides. */
export const ACTED_TEXTS: Readonly<Record<ReportAct, MessageId>> = {
  'take-down': 'report.acted.take-down',
  warn: 'report.acted.warn',
  block: 'report.acted.block',
  regulator: 'report.acted.regulator',
}
