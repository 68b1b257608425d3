import { z } from 'zod'
import { describeData, ofAccount, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { outboxTable, sentMailTable } from './mail.tables.ts'

export const mailPersonalData: PersonalData = {
  ...describeData(outboxTable, {
    // For an organisation only the parent row; the rows of the members are their own data.
    links: [...ofAccount, { column: 'organisation_id', of: 'organisation' }],
    purpose:
      'mail to the person is sent once; to an address without an account only while it waits, or a day where none leaves the machine',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
    documents: { payload: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) },
  }),
  ...describeData(sentMailTable, {
    links: [{ column: 'outbox_id', of: 'outbox' }],
    purpose: 'reading mail during development; empty in production',
    basis: 'contract',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
