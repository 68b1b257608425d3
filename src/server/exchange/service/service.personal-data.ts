import { describeData, ofAccount, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { serviceOrderTable } from './service.tables.ts'

export const servicePersonalData: PersonalData = {
  ...describeData(serviceOrderTable, {
    links: ofAccount,
    purpose: 'services that the seafarer ordered, and who fulfils them',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
