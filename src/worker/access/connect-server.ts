import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { readClientAddress } from './client-address.ts'
import { readPlace } from './client-place.ts'
import { createServerAccess, type ServerAccess } from './server-access.ts'

/** Returns the server access of a request; `anonymous` sends nothing that identifies the caller. `hear` receives every answer. */
export function connectServer(
  { upstream, config, texts }: EdgeDependencies,
  c: EdgeContext,
  anonymous = false,
  hear?: (answer: unknown) => void,
): ServerAccess {
  const { locale } = c.get('address')
  return createServerAccess({
    upstream,
    locale,
    origin: c.get('origin'),
    requestId: c.get('requestId'),
    clientIp: anonymous ? null : readClientAddress({ config }, c),
    clientPlace: anonymous ? null : readPlace(c.req.raw),
    userAgent: anonymous ? null : (c.req.header('user-agent') ?? null),
    edgeSecret: config.edgeSecret,
    cookies: anonymous ? {} : c.get('cookies'),
    ...(hear && { hear }),
    unavailableText: async (write) => (await texts(locale))(write ? 'edge.unavailable.write' : 'edge.unavailable.read'),
  })
}
