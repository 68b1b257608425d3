import { describeData, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { serviceOrderTable } from './service.tables.ts'

export const servicePersonalData: PersonalData = {
  ...describeData(serviceOrderTable, {
    links: [
      { column: 'account_id', of: 'account' },
      { column: 'assignee_id', of: 'account' },
    ],
    purpose: 'services that the seafarer ordered, and who fulfils them',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
