import fc from 'fast-check'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import type { Client } from '../../server/support/client.ts'
import { type Sample, sampleOf } from './requests.ts'

export const noLimits = {
  take: async () => ({ forgive: async () => {}, clear: async () => {} }),
  forget: async () => {},
}
const NAMES_AN_OBJECT = /id$|^(slug|report|session|secret|token)$/i

const leafFor = (id: string) => (name: string) => (NAMES_AN_OBJECT.test(name) ? fc.constant(id) : undefined)

/** One call for each object; a single one where the endpoint names no object. */
export function callsOn(spec: EndpointSpec, ids: Iterable<string>): Sample[] {
  const calls = [...ids].map((id) => sampleOf(spec, leafFor(id)))
  return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()]
}

export async function send(client: Client, { method, path, body }: Sample) {
  const headers = method === 'GET' ? {} : { 'x-csrf-token': await client.getToken() }
  return client.send(method, path, method === 'GET' ? undefined : body, { headers })
}
