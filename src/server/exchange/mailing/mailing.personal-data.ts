import { z } from 'zod'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { describeData, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { mailingRuleTable } from './mailing.tables.ts'

const words = z.array(z.string())

export const mailingPersonalData: PersonalData = describeData(mailingRuleTable, {
  links: [{ column: 'organisation_id', of: 'organisation' }],
  purpose: 'which CVs the organisation receives by mailings, and how often',
  basis: 'contract',
  retention: WHILE_ACCOUNT_EXISTS,
  erasure: 'cascade',
  documents: { fleets: z.array(z.enum(FLEETS)), vessel_types: words, ranks: words, nationalities: words },
})
