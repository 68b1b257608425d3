import { describeDomain } from '#src/server/domain.ts'
import { nationalityLawEndpoints } from './nationality-law.routes.ts'

export const nationalityLawDomain = describeDomain({
  endpoints: nationalityLawEndpoints,
  notPersonal: {
    nationality_law: 'laws of countries; who entered one and who ended it are random ids, which stay',
  },
})
