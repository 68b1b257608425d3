import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import { reportTable } from './report.tables.ts'

export const reportPersonalData: PersonalData = {
  ...describeData(reportTable, {
    links: ofAccount,
    purpose: 'investigating reports',
    basis: 'legitimate interest',
    retention: 'as long as it is needed; without name and words when the account is gone',
    erasure: 'step',
  }),
}
