import { z } from 'zod'
import { unknownPlaceSchema } from '#src/contract/agency-form/schemas.ts'
import { describeData, ofCompany, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { agencyFormTable } from './agency-form.tables.ts'
import { collectForms } from './collected-forms.usecases.ts'

export const agencyFormPersonalData: PersonalData = describeData(agencyFormTable, {
  links: ofCompany,
  purpose: 'the company’s application form, which seafarers fill from their CVs',
  basis: 'contract',
  retention: WHILE_ACCOUNT_EXISTS,
  erasure: 'cascade',
  documents: { unknown: z.array(unknownPlaceSchema), document: z.any() },
  collect: collectForms,
})
