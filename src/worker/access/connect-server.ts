import type { EdgeContext, EdgeDependencies } from '../environment.ts'
import { readPlace } from './client-place.ts'
import { createServerAccess, type ServerAccess } from './server-access.ts'

/** The server as the visitor of this request reaches it; `anonymous` sends nothing that tells who asks. */
export function connectServer(
  { upstream, config, texts }: EdgeDependencies,
  c: EdgeContext,
  anonymous = false,
): ServerAccess {
  const { locale } = c.get('address')
  return createServerAccess({
    upstream,
    locale,
    origin: c.get('origin'),
    requestId: c.get('requestId'),
    clientIp: anonymous ? null : (c.req.header('cf-connecting-ip') ?? null),
    clientPlace: anonymous ? null : readPlace(c.req.raw),
    userAgent: anonymous ? null : (c.req.header('user-agent') ?? null),
    edgeSecret: config.edgeSecret,
    cookies: anonymous ? {} : c.get('cookies'),
    unavailableText: async (write) => (await texts(locale))(write ? 'edge.unavailable.write' : 'edge.unavailable.read'),
  })
}
