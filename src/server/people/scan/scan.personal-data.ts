import { describeData, ofSeaman, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { cvScanTable } from './scan.tables.ts'

export const scanPersonalData: PersonalData = describeData(cvScanTable, {
  links: ofSeaman,
  purpose: 'scans of the documents of the CV; the copy contains the files',
  basis: 'contract',
  retention: `${WHILE_ACCOUNT_EXISTS}; thirty days after their paper was taken out of the CV`,
  erasure: 'cascade',
})
