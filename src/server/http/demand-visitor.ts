import type { MiddlewareHandler } from 'hono'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { hasPermission } from '#src/contract/http/permissions.ts'
import { isAtLeast, ORGANISATION_ROLES, type Visitor } from '#src/contract/http/roles.ts'
import type { Session } from '../identity/session/session.ts'
import { Failure } from '../platform/failure.ts'
import type { AppEnv } from './context.ts'

/** Rejects roles that the endpoint does not name, and admins without its permission. */
export const demandVisitor =
  (spec: EndpointSpec): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const session = c.get('session')
    const visitor = session?.user.role ?? 'guest'
    if (spec.who !== 'anyone' && !spec.who.includes(visitor)) {
      throw new Failure(visitor === 'guest' ? 'not-signed-in' : (spec.refusal ?? 'forbidden'))
    }
    if (session && visitor === 'admin') demandPermissionOf(spec, session)
    await next()
  }

function demandPermissionOf({ permission = 'any' }: EndpointSpec, session: Session): void {
  if (permission !== 'any' && !hasPermission(session.permissions, permission)) throw new Failure('forbidden')
}

const OF_ORGANISATIONS: readonly Visitor[] = ORGANISATION_ROLES

/** The member role that the caller needs, if any. */
function memberNeeded({ member = 'any' }: EndpointSpec, session: Session | null) {
  return member === 'any' || !session || !OF_ORGANISATIONS.includes(session.user.role) ? undefined : member
}

/** Rejects callers who act for an organisation but are not members, or have a lower role than required. */
export const demandMemberRole =
  (spec: EndpointSpec): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const session = c.get('session')
    const least = memberNeeded(spec, session)
    if (least && session?.user.twoStepNeeded) throw new Failure('two-step-needed')
    if (least && !session?.memberRole) throw new Failure('not-found')
    if (least && session?.memberRole && !isAtLeast(session.memberRole, least)) throw new Failure('forbidden')
    await next()
  }

/** Rejects changes by an account that is closing, except those it needs while it is closing, and changes for an inactive organisation. */
export const demandActive =
  (spec: EndpointSpec): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const session = c.get('session')
    const isChange = spec.method !== 'get' && spec.who !== 'anyone' && !spec.whileClosing
    if (isChange && session?.user.eraseAt !== undefined) throw new Failure('account-closing')
    if (isChange && memberNeeded(spec, session) && !session?.organisationIsActive) throw new Failure('account-blocked')
    await next()
  }
