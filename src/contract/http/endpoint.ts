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
  /** Who may call it; everyone else is refused before anything is read. */
  who: 'anyone' | readonly Visitor[]
  /**
   * The lowest member role, if organisations may call the endpoint; `any` for endpoints about the caller's own account. It does not apply
   * to callers without an organisation.
   */
  member?: MemberRole | 'any'
  /** The permission, if admins may call the endpoint; `any` for endpoints about the caller's own account. */
  permission?: Permission | 'any'
  /** What a signed-in person outside `who` is told; `forbidden` by default. */
  refusal?: ErrorCode
  /** A sensitive act: anyone who has not shown for a while who they are is asked to. */
  confirmed?: true
  /**
   * What an admin may do who acts for the person: reads are allowed and writes are not, unless it says otherwise.
   * `writes` needs the write mode; `never` also closes a read; `own` is about the acting itself.
   */
  impersonation?: 'writes' | 'never' | 'own'
  /** Open to an admin who must have a passkey here and came in without: what is needed to add one. */
  withoutPasskey?: true
  /** A write that is open while the account waits to be erased; everything else that changes something is not. */
  whileClosing?: true
  /** Limits that its use case takes. A write that names none takes the general ones. */
  limits?: readonly LimitName[]
  /** A form that anyone may send, whose body has the trap: programs are slowed down. */
  trap?: true
  /** Why a write needs no limit at all. */
  unlimited?: string
  /** What the edge puts in from cookies of the visit (SPEC 7). */
  visitHeaders?: readonly ('x-referral-id' | 'x-social-token')[]
  params?: z.ZodObject
  query?: z.ZodObject
  /** Always JSON; without it the call needs no body. */
  body?: Schema
  /** The group of the messages beside the fields of the body, whatever is wrong with them; `form` where the server has no rules of its own. */
  form?: string
  /** Bytes of an upload. */
  bodyLimit?: number
  /**
   * `stream`: it answers bytes, a socket or a way elsewhere, none of which is JSON; it has no `answer`.
   * `upload`: its body is bytes that are read as they come, up to `bodyLimit`; its path is under `UPLOADS`.
   * `webhook`: its body is what another machine signed, byte by byte, which stands for session and token; its path is under `WEBHOOKS`.
   */
  kind?: 'stream' | 'upload' | 'webhook'
  /** For webhooks: the headers that contain the signature. */
  signatureHeaders?: readonly string[]
  /** Called by programs of mail, which have neither session nor token (RFC 8058): its address is signed, and says all that it does. */
  mailed?: true
  /** Types of an upload, told by its first bytes; without it any bytes are taken, such as a piece of a file. */
  takes?: readonly FileType[]
  answer?: Schema
  status?: 200 | 201
  /** How a repeated call is kept from acting twice. */
  idempotency?: 'natural' | 'by-key'
  /** `public`: the same for everyone without a session, for half a minute. Others are never kept. */
  cache?: 'public'
  /** What `version-conflict` carries: what is in the place of the version that a change was based on. */
  current?: Schema
  /** Beside those that follow from the rest, see `errorsOf`. */
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

/** The one way to declare an endpoint: what it takes and gives, and who may call it. */
export const declareEndpoint = <const S extends EndpointSpec>(spec: S & Demands<S['who']>): S => spec

/** For endpoints about the caller's own account. */
export const OWN_ACCOUNT = { who: ROLES, member: 'any', permission: 'any' } as const

const GENERAL: readonly LimitName[] = ['write-account', 'write-address']

/** Whether it is a write that names no limit of its own. */
export const isLimitedInGeneral = ({ method, kind, limits, unlimited }: EndpointSpec): boolean =>
  method !== 'get' && kind !== 'webhook' && !limits && !unlimited

/** Of webhooks only what is signed wrongly is counted. */
export const WRONG_SIGNATURES: PaceName = 'write-address'

/** The limits of an endpoint: its own, or for a write that names none the general ones. */
export function limitsOf(spec: EndpointSpec): readonly LimitName[] {
  if (spec.kind === 'webhook') return [WRONG_SIGNATURES]
  return isLimitedInGeneral(spec) ? GENERAL : (spec.limits ?? [])
}

function* errorsOfKind(spec: EndpointSpec): Generator<ErrorCode> {
  const isWrite = spec.method !== 'get'
  if (spec.who !== 'anyone') {
    yield 'not-signed-in'
    yield spec.refusal ?? 'forbidden'
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

/** Every code that an endpoint answers with: what follows from how it is declared, then its own. */
export const errorsOf = (spec: EndpointSpec): readonly ErrorCode[] => [
  ...new Set([...errorsOfKind(spec), ...(spec.errors ?? [])]),
]
