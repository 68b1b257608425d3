import fc from 'fast-check'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { arbitraryOf, type Leaf } from './arbitrary-of.ts'

export type Sample = { method: string; path: string; body: unknown }

const ANY_PARAMETER = fc.constant('019a3f00-aaaa-7bbb-8ccc-dddddddddddd')

/** Writes an address of the endpoint. */
export function fillPath(spec: EndpointSpec, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name]))
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`)
  return search.length > 0 ? `${path}?${search.join('&')}` : path
}

const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()) || '-'

const namesOf = (spec: EndpointSpec) => [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Requests that an endpoint's own schemas allow. */
export function requestsOf(spec: EndpointSpec, leaf?: Leaf): fc.Arbitrary<Sample> {
  const open = Object.fromEntries(namesOf(spec).map((name) => [name, leaf?.(name) ?? ANY_PARAMETER]))
  const params = spec.params ? arbitraryOf(spec.params, leaf) : fc.record(open)
  const query = spec.query ? arbitraryOf(spec.query, leaf) : fc.constant({})
  const body = spec.body ? arbitraryOf(spec.body, leaf) : fc.constant({})
  return fc.tuple(params, query, body).map(([inPath, inQuery, content]) => ({
    method: spec.method.toUpperCase(),
    path: fillPath(spec, inPath as Record<string, unknown>, inQuery as Record<string, unknown>),
    body: content,
  }))
}

export const sampleOf = (spec: EndpointSpec, leaf?: Leaf, seed = 1): Sample =>
  fc.sample(requestsOf(spec, leaf), { seed, numRuns: 1 })[0] as Sample
