import { describeDomain } from '#src/server/domain.ts'
import { mailingDeskEndpoints } from './mailing-desk.routes.ts'

export const mailingDeskDomain = describeDomain({ endpoints: mailingDeskEndpoints })
