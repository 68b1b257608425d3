import { becomeCompany } from './people.ts'
import type { Row } from './row.ts'

/** What a company says of itself. */
export const companyRows: readonly Row[] = [
  {
    endpoint: 'put /server/company/details',
    who: 'company',
    open: async (visit) => {
      await becomeCompany(visit)
      return '/company/profile/edit'
    },
    form: 'main form:has([name=legalName])',
    fill: (form) => form.locator('[name=legalName]').fill('Blue Anchor Crewing Inc.'),
    answer: { id: 'form.done.saved' },
  },
  {
    endpoint: 'put /server/company/licence',
    who: 'company',
    open: async (visit) => {
      await becomeCompany(visit)
      return '/company/licence'
    },
    form: 'main form:has([name=licenceNumber])',
    fill: (form, { number }) => form.locator('[name=licenceNumber]').fill(`DMW-${number}`),
    answer: { id: 'form.done.saved' },
  },
  {
    endpoint: 'post /server/company/member-invitation',
    who: 'company',
    open: async (visit) => {
      await becomeCompany(visit)
      return '/company/team'
    },
    form: 'main form:has([name=email])',
    fill: (form, { number }) => form.locator('[name=email]').fill(`colleague${number}@mail.example`),
    answer: { id: 'team.done.invited' },
  },
]
