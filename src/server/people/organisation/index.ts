import { describeDomain, inOrder } from '#src/server/domain.ts'
import { eraseOrganisations } from './erased-organisations.repository.ts'
import { organisationPersonalData } from './organisation.personal-data.ts'

export const organisationDomain = describeDomain({
  personalData: organisationPersonalData,
  erasure: { rows: [inOrder(9, eraseOrganisations)] },
})
