import { z } from 'zod'
import { carriedInputSchema } from '../../../contract/schemas/carried.ts'
import { readCarriedCookie, writeCarriedCookie } from '../../http/carried-cookie.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { keepWords } from './carried.usecases.ts'

const keep = defineEndpoint(
  {
    method: 'post',
    path: '/server/carried',
    tag: 'Carried words',
    summary: 'Keep what a guest began to write on a page for an hour; only the cookie that is answered opens it',
    who: 'anyone',
    trap: true,
    body: carriedInputSchema,
    answer: z.null(),
    idempotency: 'natural',
    errors: ['validation-failed', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => {
    writeCarriedCookie(c, await keepWords(services, body, readCarriedCookie(c)))
    return null
  },
)

export const carriedEndpoints = [keep]
