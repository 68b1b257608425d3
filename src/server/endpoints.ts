import { accountEndpoints } from './features/accounts/accounts.routes.ts'
import { systemEndpoints } from './features/system/system.routes.ts'
import { vacancyEndpoints } from './features/vacancies/vacancies.routes.ts'
import type { Endpoint } from './http/endpoint.ts'

/** Every endpoint of the API. A path that is not here does not exist. */
export const ENDPOINTS: readonly Endpoint[] = [...accountEndpoints, ...vacancyEndpoints, ...systemEndpoints]
