import { ROUTES, type RouteRow } from '#src/contract/routes.ts'
import { SERVICES } from '#src/domain/service/services.ts'

/** A value that each path parameter takes; a route with a new parameter needs one here. */
const SAMPLES: Readonly<Record<string, string>> = {
  ':id': '019a3f00-aaaa-7bbb-8ccc-dddddddddddd',
  ':slug': 'example',
  ':country': 'ph',
  ':category': 'seaman',
  ':fleetType': 'tanker-fleet',
  ':rank': 'chief-officer',
  ':vesselType': 'bulk-carrier',
  ':provider': 'example',
  ':application': '019a3f00-bbbb-7bbb-8ccc-dddddddddddd',
  ':version': '2',
  ':number': 'inv-2026-000001',
  ':secret': 'abcdefghijklmnop',
  '*': 'example',
}

/** Addresses of a closed list. */
const ADDRESSES: Readonly<Record<string, string>> = { 'seaman-service': `/seaman/services/${SERVICES[0].id}` }

const QUERIES: Readonly<Record<string, string>> = { 'mailing-review': '?id=019a3f00-aaaa-4bbb-8ccc-dddddddddddd' }

/** An address at which a route is found, without locale prefix. */
export function exampleOf(route: RouteRow): string {
  const address = ADDRESSES[route.id]
  if (address) return address
  const segments = route.path.split('/').map((part) => {
    if (!part.startsWith(':') && part !== '*') return part
    const sample = SAMPLES[part]
    if (!sample) throw new Error(`No sample for ${part} of ${route.id}`)
    return sample
  })
  return segments.join('/') + (QUERIES[route.id] ?? '')
}

export const EXAMPLES = ROUTES.map((route) => ({ route, address: exampleOf(route) }))
