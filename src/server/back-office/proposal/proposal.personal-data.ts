import { auditedValuesSchema } from '#src/server/ground/audit/audit.personal-data.ts'
import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import { proposalTable } from './proposal.tables.ts'

export const proposalPersonalData: PersonalData = describeData(proposalTable, {
  // Personal data of the owner of the object, not of the admin who proposed the act.
  links: [...ofAccount, { column: 'organisation_id', of: 'organisation' }],
  purpose: 'confirmation of an admin’s act by another admin',
  basis: 'legitimate interest',
  retention: '30 days after it expired',
  erasure: 'cascade',
  documents: { before: auditedValuesSchema, after: auditedValuesSchema },
})
