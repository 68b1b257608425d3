import type { z } from 'zod'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Visitor } from '../../contract/roles.ts'
import type { Session } from '../features/sessions/session.ts'
import type { LimitName } from '../platform/limiter.ts'
import type { Services } from '../platform/services.ts'
import type { AppContext } from './context.ts'

type Schema = z.ZodType

export type EndpointSpec = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With `{name}` for parameters. */
  path: `/server/${string}`
  tag: string
  summary: string
  /** Who may call it; everybody else is refused before anything is read. */
  who: 'anyone' | readonly Visitor[]
  /** What a signed-in person outside `who` is told; `forbidden` by default. */
  refusal?: ErrorCode
  /** A sensitive act: whoever has not shown for a while who they are is asked to. */
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
  /** A form that anybody may send, whose body has the trap: programs are slowed down. */
  trap?: true
  /** Why a write needs no limit at all. */
  unlimited?: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** Always JSON; without it the call needs no body. */
  body?: Schema
  /** Bytes of the body, where it is more than a form holds; its path has no parameters. */
  bodyLimit?: number
  answer: Schema
  status?: 200 | 201
  /** How a repeated call is kept from acting twice. */
  idempotency?: 'natural' | 'by-key'
  /** `public`: the same for everybody without a session, for half a minute. Others are never kept. */
  cache?: 'public'
  errors?: readonly ErrorCode[]
}

type Out<S> = S extends Schema ? z.output<S> : undefined

export type EndpointRequest<S extends EndpointSpec> = {
  c: AppContext
  services: Services
  /** Of whoever is signed in, when nobody else may call it. */
  session: S['who'] extends readonly Exclude<Visitor, 'guest'>[] ? Session : Session | null
  params: Out<S['params']>
  query: Out<S['query']>
  body: Out<S['body']>
}

export type Endpoint = { spec: EndpointSpec; handle: (request: EndpointRequest<EndpointSpec>) => Promise<unknown> }

/** The one way to declare an endpoint: what it takes and gives, who may call it, and what it does. */
export function defineEndpoint<const S extends EndpointSpec>(
  spec: S,
  handle: (request: EndpointRequest<S>) => Promise<z.input<S['answer']>>,
): Endpoint {
  return { spec, handle: handle as unknown as Endpoint['handle'] }
}
