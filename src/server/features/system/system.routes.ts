import { z } from 'zod'
import { defineEndpoint } from '../../http/endpoint.ts'
import { pingDatabase } from '../../platform/database.ts'
import { Failure } from '../../platform/failure.ts'

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
  async ({ services }) => {
    try {
      await pingDatabase(services.db)
    } catch (error) {
      console.error('database does not answer', error)
      throw new Failure('unavailable', { retryAfter: 5 })
    }
    return { status: 'ok' as const }
  },
)

export const systemEndpoints = [getHealth]
