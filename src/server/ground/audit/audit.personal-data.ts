import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import { securityEventTable } from './audit.tables.ts'

export const auditPersonalData: PersonalData = {
  ...describeData(securityEventTable, {
    links: ofAccount,
    purpose: 'seeing what happened to the account, and proving it',
    basis: 'legitimate interest',
    retention: 'for good; without the account its ids lead nowhere',
    erasure: 'kept',
  }),
}
