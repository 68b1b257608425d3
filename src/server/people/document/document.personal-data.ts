import {
  describeData,
  ofSeaman,
  type PersonalData,
  SECRET,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { contractReminderTable, cvCalendarTable, paperReminderTable } from './document.tables.ts'

export const paperPersonalData: PersonalData = {
  ...describeData(cvCalendarTable, {
    links: ofSeaman,
    purpose: 'the calendar of expiry and joining dates that the person created',
    basis: 'contract',
    retention: 'until the person ends it',
    erasure: 'cascade',
    withheld: { secret_hash: SECRET },
  }),
  ...describeData(paperReminderTable, {
    links: ofSeaman,
    purpose: 'reminders of documents that expire',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
  ...describeData(contractReminderTable, {
    links: ofSeaman,
    purpose: 'one reminder of documents that expire before a contract ends',
    basis: 'contract',
    retention: 'while the application is there',
    erasure: 'cascade',
  }),
}
