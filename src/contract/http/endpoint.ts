import type { z } from 'zod'
import type { FileType } from '../file/file-types.ts'
import type { ErrorCode } from './errors.ts'
import type { LimitName, PaceName } from './limits.ts'
import type { Permission } from './permissions.ts'
import { type MemberRole, type OrganisationRole, ROLES, type Visitor } from './roles.ts'

type Schema = z.ZodType

export type EndpointSpec = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `{name}` for parameters. */
  path: `/server/${string}`
  tag: string
  summary: string
  /** Who may call it; everyone else is rejected before the request is read. */
  who: 'anyone' | readonly Visitor[]
  /**
   * The lowest member role, if organisations may call the endpoint; `any` for endpoints about the caller's own account. It does not apply
   * to callers without an organisation.
   */
  member?: MemberRole | 'any'
  /** The permission, if admins may call the endpoint; `any` for endpoints about the caller's own account. */
  permission?: Permission | 'any'
  /** The error for signed-in callers outside `who`; `forbidden` by default. */
  refusal?: ErrorCode
  /** Requires a recent confirmation of identity. */
  confirmed?: true
  /**
   * What an admin may do who acts for a user: by default reads are allowed and writes are not. `writes` needs write mode; `never` also forbids
   * a read; `own` is about the impersonation itself.
   */
  impersonation?: 'writes' | 'never' | 'own'
  /** Allowed for an admin who must have a passkey and signed in without one: what is needed to add it. */
  withoutPasskey?: true
  /** A write that is allowed while the account is closing; all others are not. */
  whileClosing?: true
  /** Limits that its use case applies. A write without limits gets the general ones. */
  limits?: readonly LimitName[]
  /** A form that anyone may send, with a honeypot field: programs are slowed down. */
  trap?: true
  /** Why a write needs no limit at all. */
  unlimited?: string
  /** Headers that the edge adds from cookies of the visit (SPEC 7). */
  visitHeaders?: readonly ('x-referral-id' | 'x-social-token')[]
  /**
   * A report of a cached page, which contains no token: only the origin is checked. The reason why a forged one does no harm.
   */
  beacon?: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** JSON; without it the call has no body. */
  body?: Schema
  /** The group of messages beside fields of the body; `form` if the server has no rules of its own. */
  form?: string
  /** Limit of an upload in bytes. */
  bodyLimit?: number
  /**
   * `stream`: the answer is bytes, a socket or a redirect, not JSON; it has no `answer`. `upload`: the body is streamed bytes up to
   * `bodyLimit`; the path is under `UPLOADS`. `webhook`: the body is signed by another machine instead of session and token; the path is under
   * `WEBHOOKS`.
   */
  kind?: 'stream' | 'upload' | 'webhook'
  /** For webhooks: the headers that contain the signature; empty if the body contains it. */
  signatureHeaders?: readonly string[]
  /** Called by mail programs without session and token (RFC 8058): the address is signed and contains all input. */
  mailed?: true
  /** Accepted types of an upload, detected by its first bytes; without it any bytes, such as a piece of a file. */
  takes?: readonly FileType[]
  answer?: Schema
  status?: 200 | 201
  /** Why a repeated call does not act twice. */
  idempotency?: 'natural' | 'by-key'
  /** `public`: the same for everyone without a session, cached for half a minute. Others are not cached. */
  cache?: 'public'
  /** The schema of `current` in `version-conflict`: the current content. */
  current?: Schema
  /** Besides the derived ones, see `errorsOf`. */
  errors?: readonly ErrorCode[]
}

type Includes<Who, Role extends Visitor> = Who extends readonly Visitor[]
  ? [Extract<Who[number], Role>] extends [never]
    ? false
    : true
  : false

/** The fields that a declaration requires because of its callers. */
export type Demands<Who> = (Includes<Who, OrganisationRole> extends true
  ? { member: MemberRole | 'any' }
  : { member?: never }) &
  (Includes<Who, 'admin'> extends true ? { permission: Permission | 'any' } : { permission?: never })

/** Declares an endpoint: its input and output, and who may call it. */
export const declareEndpoint = <const S extends EndpointSpec>(spec: S & Demands<S['who']>): S => spec

/** For endpoints about the caller's own account. */
export const OWN_ACCOUNT = { who: ROLES, member: 'any', permission: 'any' } as const

const GENERAL: readonly LimitName[] = ['write-account', 'write-address']

/** Whether it is a write without limits of its own. */
export const isLimitedInGeneral = ({ method, kind, limits, unlimited }: EndpointSpec): boolean =>
  method !== 'get' && kind !== 'webhook' && !limits && !unlimited

/** Webhooks: only wrong signatures are counted. */
export const WRONG_SIGNATURES: PaceName = 'write-address'

/** Returns the limits of an endpoint; for a write without limits the general ones. */
export function limitsOf(spec: EndpointSpec): readonly LimitName[] {
  if (spec.kind === 'webhook') return [WRONG_SIGNATURES]
  return isLimitedInGeneral(spec) ? GENERAL : (spec.limits ?? [])
}

function* errorsOfKind(spec: EndpointSpec): Generator<ErrorCode> {
  const isWrite = spec.method !== 'get'
  if (spec.who !== 'anyone') {
    yield 'not-signed-in'
    yield spec.refusal ?? 'forbidden'
    if (spec.member && spec.member !== 'any') yield 'two-step-needed'
  }
  if (spec.params) yield 'not-found'
  if (spec.query) yield 'bad-request'
  if (spec.body) {
    yield 'validation-failed'
    yield 'body-too-large'
  }
  if (spec.kind === 'upload') yield 'file-too-large'
  if (spec.takes) yield 'file-type-refused'
  if (spec.kind === 'webhook') {
    yield 'wrong-signature'
    yield 'body-too-large'
  } else if (isWrite) {
    if (!spec.mailed) yield 'csrf-failed'
    if (!spec.mailed) yield 'wrong-content-type'
  }
  if (limitsOf(spec).length > 0) yield 'too-many-requests'
  if (spec.confirmed) yield 'confirmation-needed'
  if (spec.idempotency === 'by-key') yield 'idempotency-mismatch'
}

/** Returns all error codes of an endpoint: derived from the declaration, then its own. */
export const errorsOf = (spec: EndpointSpec): readonly ErrorCode[] => [
  ...new Set([...errorsOfKind(spec), ...(spec.errors ?? [])]),
]
