import { describeDomain } from '#src/server/domain.ts'
import { createServiceDeskEndpoints } from './service-desk.routes.ts'

export const serviceDeskDomain = describeDomain({ endpoints: ({ products }) => createServiceDeskEndpoints(products) })
