import * as declared from '../../../contract/endpoints/carried.ts'
import { readCarriedCookie, writeCarriedCookie } from '../../http/carried-cookie.ts'
import { implement } from '../../http/endpoint.ts'
import { keepWords } from './carried.usecases.ts'

const keep = implement(declared.keep, async ({ c, services, body }) => {
  writeCarriedCookie(c, await keepWords(services, body, readCarriedCookie(c)))
  return null
})

export const carriedEndpoints = [keep]
