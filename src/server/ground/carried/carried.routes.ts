import * as declared from '#src/contract/carried/endpoints.ts'
import { readCarriedCookie, writeCarriedCookie } from '#src/server/http/carried-cookie.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { keepWords } from './carried.usecases.ts'

const keep = implement(declared.keep, async ({ c, services, body }) => {
  writeCarriedCookie(c, await keepWords(services, body, readCarriedCookie(c)))
  return null
})

export const carriedEndpoints = [keep]
