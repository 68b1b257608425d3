import { describeDomain } from '#src/server/domain.ts'
import { refundEndpoints } from './refund.routes.ts'

export const refundDomain = describeDomain({ endpoints: refundEndpoints })
