import type { APPEAL_OUTCOMES, ReportAct } from '#src/contract/report/report.ts'
import type { MessageId } from './intl.ts'

/** What was done, for both sides. */
export const ACTED_TEXTS: Readonly<Record<ReportAct, MessageId>> = {
  'take-down': 'report.acted.take-down',
  warn: 'report.acted.warn',
  block: 'report.acted.block',
  regulator: 'report.acted.regulator',
}

/** How an appeal was answered. */
export const APPEAL_TEXTS = {
  granted: 'complaint.appeal.granted',
  refused: 'complaint.appeal.refused',
} as const satisfies Record<(typeof APPEAL_OUTCOMES)[number], MessageId>
