import { z } from 'zod'
import { vacancyFormSchema } from '#src/contract/vacancy-editor/form.ts'
import { describeData, ofCompany, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { vacancyDraftTable } from './vacancy-editor.tables.ts'

export const vacancyEditorPersonalData: PersonalData = describeData(vacancyDraftTable, {
  links: ofCompany,
  purpose: 'keeping the draft of a vacancy until it is published',
  basis: 'contract',
  retention: WHILE_ACCOUNT_EXISTS,
  erasure: 'cascade',
  documents: { document: vacancyFormSchema.extend({ version: z.int() }) },
})
