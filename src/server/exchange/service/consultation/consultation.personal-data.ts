import { describeData, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { consultationBookingTable, consultationSlotTable } from './consultation.tables.ts'

export const consultationPersonalData: PersonalData = {
  ...describeData(consultationSlotTable, {
    links: [{ column: 'admin_id', of: 'account' }],
    purpose: 'offering consultations: when, by whom and how',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(consultationBookingTable, {
    links: [{ column: 'order_id', of: 'service_order' }],
    purpose: 'holding the consultation that the seafarer booked',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
