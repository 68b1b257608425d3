import { definePage } from '#src/app/page.ts'
import { pictureAction } from '#src/app/ui/picture-form/picture-panel.tsx'
import type { CompanyDesk } from '#src/contract/schemas/company-desk.ts'
import { Desk } from './desk.tsx'

export const deskPage = definePage<CompanyDesk>({
  load: ({ api }) => api.getCompanyDesk(),
  head: (_data, { intl }) => ({ title: intl.t('page.company-profile.title'), noindex: true }),
  Component: Desk,
  action: pictureAction('logo'),
})
