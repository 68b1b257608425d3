import { describeDomain, inOrder } from '#src/server/domain.ts'
import { eraseOrganisations } from './erased-organisations.repository.ts'
import { organisationPersonalData } from './organisation.personal-data.ts'
import { teamEndpoints } from './team.routes.ts'

export const organisationDomain = describeDomain({
  endpoints: teamEndpoints,
  personalData: organisationPersonalData,
  erasure: { rows: [inOrder(9, eraseOrganisations)] },
})
