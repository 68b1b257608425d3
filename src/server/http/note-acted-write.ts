import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { createSecurityEvent } from '../ground/audit/audit.usecases.ts'
import { runBatch } from '../platform/database.ts'
import { readCaller } from './caller.ts'
import type { AppContext } from './context.ts'

/** Logs a write for the admin and the user before it runs, so that no write is unlogged. */
export async function noteActedWrite(c: AppContext, { impersonation, method, path }: EndpointSpec): Promise<void> {
  const { session, origin } = readCaller(c)
  if (!session?.actorId || impersonation !== 'writes') return
  const services = c.get('services')
  const event = createSecurityEvent(services, {
    kind: 'impersonated-write',
    accountId: session.accountId,
    actorId: session.actorId,
    detail: `${method.toUpperCase()} ${path}`,
    origin,
  })
  await runBatch(services.db, [event])
}
