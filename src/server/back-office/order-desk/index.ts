import { describeDomain } from '#src/server/domain.ts'
import { orderDeskEndpoints } from './order-desk.routes.ts'

export const orderDeskDomain = describeDomain({ endpoints: orderDeskEndpoints })
