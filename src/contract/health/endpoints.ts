import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'

export const getHealth = declareEndpoint({
  method: 'get',
  path: '/server/health',
  tag: 'System',
  summary: 'Check that the server and its database respond',
  who: 'anyone',
  answer: z.object({ status: z.literal('ok') }),
  errors: ['unavailable'],
})
