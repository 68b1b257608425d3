import type { z } from 'zod'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import type { Visitor } from '#src/contract/http/roles.ts'
import type { Session } from '../identity/session/session.ts'
import type { Services } from '../platform/services.ts'
import type { AppContext } from './context.ts'
import type { Upload } from './read-upload.ts'

type Out<S> = S extends z.ZodType ? z.output<S> : undefined

type Answer<S extends EndpointSpec> = S['answer'] extends z.ZodType ? z.input<S['answer']> : Response

/** The type of the body, by the kind of the endpoint. */
type BodyOf<S extends EndpointSpec> = S['kind'] extends 'upload'
  ? Upload
  : S['kind'] extends 'webhook'
    ? Uint8Array
    : Out<S['body']>

export type EndpointRequest<S extends EndpointSpec> = {
  c: AppContext
  services: Services
  /** Defined if only signed-in visitors may call the endpoint. */
  session: S['who'] extends readonly Exclude<Visitor, 'guest'>[] ? Session : Session | null
  params: Out<S['params']>
  query: Out<S['query']>
  body: BodyOf<S>
}

export type Endpoint = { spec: EndpointSpec; handle: (request: EndpointRequest<EndpointSpec>) => Promise<unknown> }

/** Implements a declared endpoint. */
export function implement<const S extends EndpointSpec>(
  spec: S,
  handle: (request: EndpointRequest<S>) => Promise<Answer<S>>,
): Endpoint {
  return { spec, handle: handle as unknown as Endpoint['handle'] }
}
