import { describeData, ofAccount, type PersonalData, WHILE_ACCOUNT_EXISTS } from '#src/server/platform/personal-data.ts'
import { collectServiceFiles, collectServiceMessages } from './copied-forms.usecases.ts'
import { serviceFileTable, serviceMessageTable, servicePersonTable } from './form.tables.ts'

const SHARED = { basis: 'contract', retention: WHILE_ACCOUNT_EXISTS, erasure: 'cascade' } as const

export const formPersonalData: PersonalData = {
  ...describeData(servicePersonTable, {
    ...SHARED,
    links: ofAccount,
    purpose: 'the name under which an admin fulfils orders',
  }),
  ...describeData(serviceFileTable, {
    ...SHARED,
    links: ofAccount,
    purpose: 'forms that the seafarer sent, and filled forms; the files themselves are in the copy',
    collect: collectServiceFiles,
  }),
  ...describeData(serviceMessageTable, {
    ...SHARED,
    links: ofAccount,
    purpose: 'what the seafarer and the team write to each other about an order',
    collect: collectServiceMessages,
  }),
}
