import { z } from 'zod'
import { defineEndpoint } from '../../http/endpoint.ts'
import { pingDatabase } from '../../platform/database.ts'
import { Failure } from '../../platform/failure.ts'
import { logFailure } from '../../platform/log.ts'

const getHealth = defineEndpoint(
  {
    method: 'get',
    path: '/server/health',
    tag: 'System',
    summary: 'Whether the server and its database answer',
    who: 'anyone',
    answer: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  },
  async ({ c, services }) => {
    try {
      await pingDatabase(services.db)
    } catch (error) {
      logFailure('database does not answer', c.get('requestId'), error)
      throw new Failure('unavailable', { retryAfter: 5 })
    }
    return { status: 'ok' as const }
  },
)

export const systemEndpoints = [getHealth]
