import { describeData, ofAccount, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { premiumExtensionTable } from './premium.tables.ts'

export const premiumPersonalData: PersonalData = {
  ...describeData(premiumExtensionTable, {
    links: ofAccount,
    purpose: 'days by which the team extended the premium of the seafarer',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
