import { z } from 'zod'
import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import { adminEventTable, securityEventTable } from './audit.tables.ts'

export const auditedValuesSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]),
)

export const auditPersonalData: PersonalData = {
  ...describeData(securityEventTable, {
    links: ofAccount,
    purpose: 'showing and proving what happened to the account',
    basis: 'legitimate interest',
    retention: 'for good; without the account its ids lead nowhere',
    erasure: 'kept',
  }),
  ...describeData(adminEventTable, {
    // An event about an organisation is personal data of its only owner, even if the account was its first owner.
    links: [
      {
        column: 'account_id',
        of: 'account',
        where: 'NOT EXISTS (SELECT 1 FROM organisation o WHERE o.id = admin_event.organisation_id)',
      },
      { column: 'organisation_id', of: 'organisation' },
    ],
    purpose: 'proving what admins did',
    basis: 'legitimate interest',
    retention: 'for good; without personal values and the words of the admin when the account is gone',
    erasure: 'step',
    documents: { before: auditedValuesSchema, after: auditedValuesSchema },
  }),
}
