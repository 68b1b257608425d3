import { reportActsSchema, reportCopySchema } from '#src/contract/report/schemas.ts'
import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import { reportAppealTable, reportLetterTable, reportTable } from './report.tables.ts'

export const reportPersonalData: PersonalData = {
  ...describeData(reportTable, {
    links: ofAccount,
    purpose: 'investigating reports',
    basis: 'legitimate interest',
    retention: 'as long as it is needed; without name and words when the account is gone',
    erasure: 'step',
    documents: { copy: reportCopySchema, acts: reportActsSchema },
  }),
  ...describeData(reportLetterTable, {
    links: ofAccount,
    purpose: 'what was written to the person about a decision on a report',
    basis: 'legitimate interest',
    retention: 'as long as the case is there; of a company that remains, with its next owner',
    erasure: 'step',
  }),
  ...describeData(reportAppealTable, {
    links: ofAccount,
    purpose: 'reviewing a decision that the person appealed against',
    basis: 'legitimate interest',
    retention: 'as long as the case is there; of a company that remains, with its next owner',
    erasure: 'step',
  }),
}
