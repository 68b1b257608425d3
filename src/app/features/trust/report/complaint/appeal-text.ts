import type { Complaint } from '#src/contract/report/complaint-schemas.ts'
import { APPEAL_TEXTS } from '#src/i18n/case-texts.ts'
import type { MessageId } from '#src/i18n/intl.ts'

type Outcome = NonNullable<Complaint['appeal']>['outcome']

/** The state of an appeal: its outcome, or that it is not answered yet. */
export const appealText = (outcome: Outcome): MessageId => (outcome ? APPEAL_TEXTS[outcome] : 'complaint.appeal.waits')
