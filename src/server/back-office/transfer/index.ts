import { describeDomain } from '#src/server/domain.ts'
import { transferEndpoints } from './transfer.routes.ts'

export const transferDomain = describeDomain({ endpoints: transferEndpoints })
