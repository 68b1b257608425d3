import { definePage } from '#src/app/page.ts'
import { pictureAction } from '#src/app/ui/picture-form/picture-panel.tsx'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { companyDesk } from '../application/applicants/queries.ts'
import { Desk } from './desk.tsx'
import { LOGO } from './desk-logo.tsx'

export const deskPage = definePage<{ desk: CompanyDesk }>({
  queries: (ctx) => ({ desk: companyDesk(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.company-profile.title'), noindex: true }),
  Component: Desk,
  action: pictureAction(LOGO),
})
