import { definePage } from '#src/app/page.ts'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { companyDesk } from '../application/applicants/queries.ts'
import { Desk } from './desk.tsx'

export const deskPage = definePage<{ desk: CompanyDesk }>({
  queries: (ctx) => ({ desk: companyDesk(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.company-profile.title'), noindex: true }),
  Component: Desk,
})
