import * as declared from '../../../contract/endpoints/system.ts'
import { implement } from '../../http/endpoint.ts'
import { pingDatabase } from '../../platform/database.ts'
import { Failure } from '../../platform/failure.ts'
import { logFailure } from '../../platform/log.ts'

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
