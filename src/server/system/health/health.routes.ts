import * as declared from '#src/contract/health/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { pingDatabase } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { logFailure } from '#src/server/platform/log.ts'

const getHealth = implement(declared.getHealth, async ({ c, services }) => {
  try {
    await pingDatabase(services.db)
  } catch (error) {
    logFailure('database does not answer', c.get('requestId'), error)
    throw new Failure('unavailable', { retryAfter: 5 })
  }
  return { status: 'ok' as const }
})

export const systemEndpoints = [getHealth]
