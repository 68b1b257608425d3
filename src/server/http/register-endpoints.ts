import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { type EndpointSpec, errorsOf, limitsOf } from '#src/contract/http/endpoint.ts'
import { ERROR_CODES, type ErrorCode } from '#src/contract/http/errors.ts'
import { UPLOAD_TYPE } from '#src/contract/http/raw-paths.ts'
import { Failure } from '../platform/failure.ts'
import type { AppContext, AppEnv } from './context.ts'
import { readSessionCookie } from './cookies.ts'
import { demandPace } from './demand-pace.ts'
import { demandPerson } from './demand-person.ts'
import { demandActive, demandMemberRole, demandVisitor } from './demand-visitor.ts'
import type { Endpoint } from './endpoint.ts'
import { errorBodySchema } from './error-answer.ts'
import { noteActedWrite } from './note-acted-write.ts'
import { readUpload } from './read-upload.ts'
import { refuseInvalid } from './validation-failure.ts'

const JSON_TYPE = /^application\/json(\s*;\s*charset=utf-8)?$/i
const PUBLIC_CACHE = 'public, max-age=30'

/** Where every admin needs a passkey, an admin who signed in otherwise may only add one. */
const demandPasskey =
  (spec: EndpointSpec): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const lacking = c.get('session')?.user.passkeyNeeded
    if (lacking && spec.who !== 'anyone' && !spec.withoutPasskey) throw new Failure('passkey-needed')
    await next()
  }

/** While an admin acts for a user, reads are allowed, and writes only if the endpoint allows them and write mode is on. */
function isOpenToActor({ impersonation, method }: EndpointSpec, access: 'read' | 'write'): boolean {
  if (impersonation === 'writes') return access === 'write'
  return impersonation === 'own' || (method === 'get' && !impersonation)
}

const demandNoImpersonation =
  (spec: EndpointSpec): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const impersonator = c.get('session')?.user.impersonator
    if (impersonator && !isOpenToActor(spec, impersonator.access)) throw new Failure('not-for-others')
    await next()
  }

const demandConfirmation =
  (spec: EndpointSpec): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const until = c.get('session')?.user.confirmedUntil ?? 0
    if (spec.confirmed && c.get('services').clock() >= until) throw new Failure('confirmation-needed')
    await next()
  }

/** A body is JSON or bytes. A write without a body needs no content type, but a form's content type is rejected: other sites could send it. */
function isRightType({ kind, method, mailed, body }: EndpointSpec, type: string | undefined): boolean {
  if (kind === 'webhook' || mailed || (method === 'get' && type !== undefined)) return true
  if (kind === 'upload') return type === UPLOAD_TYPE
  return type === undefined ? !body : JSON_TYPE.test(type)
}

const demandContentType =
  (spec: EndpointSpec): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!isRightType(spec, c.req.header('content-type'))) throw new Failure('wrong-content-type')
    await next()
  }

const describeErrorBody = ({ current }: EndpointSpec, codes: readonly ErrorCode[]): z.ZodType =>
  current && codes.includes('version-conflict')
    ? errorBodySchema.extend({ current: current.optional() })
    : errorBodySchema

function describeErrors(spec: EndpointSpec) {
  const byStatus = Map.groupBy(errorsOf(spec), (code) => ERROR_CODES[code])
  const rows = [...byStatus].map(([status, list]) => [
    status,
    { description: list.join(', '), content: { 'application/json': { schema: describeErrorBody(spec, list) } } },
  ])
  return Object.fromEntries(rows)
}

function describeSecurity(spec: EndpointSpec) {
  const who = spec.who === 'anyone' ? 'anyone' : spec.who.join(', ')
  const names = limitsOf(spec)
  const limits = names.length > 0 ? ` Limits: ${names.join(', ')}.` : ''
  const keyed = spec.idempotency === 'by-key' ? ' Takes Idempotency-Key.' : ''
  const member = spec.member ? ` Least member: ${spec.member}.` : ''
  const permission = spec.permission ? ` Permission: ${spec.permission}.` : ''
  const confirmed = spec.confirmed ? ' Needs a confirmation of the last ten minutes.' : ''
  return `Who: ${who}.${member}${permission}${limits}${keyed}${confirmed}`
}

const MESSAGES_IN = 'The language of messages.'
const FROM_COOKIE =
  'What the cookie of the visit holds. The site puts it in itself; one that a browser sends is taken away.'

// Optional here, because the verifier rejects and counts calls without a signature.
const SIGNATURE_PART = z.string().optional().meta({ description: 'Part of the signature of the sender.' })

const listHeaders = (spec: EndpointSpec) => {
  const headers: Record<string, z.ZodType> = {}
  if (spec.kind === 'webhook') for (const name of spec.signatureHeaders ?? []) headers[name] = SIGNATURE_PART
  else if (spec.method !== 'get' && !spec.mailed && !spec.beacon) headers['x-csrf-token'] = z.string()
  if (spec.method !== 'get' && spec.kind !== 'webhook')
    headers['accept-language'] = z.string().optional().meta({ description: MESSAGES_IN })
  for (const name of spec.visitHeaders ?? []) headers[name] = z.string().optional().meta({ description: FROM_COOKIE })
  if (spec.idempotency === 'by-key') headers['idempotency-key'] = z.string().max(100).optional()
  return headers
}

const BYTES = { type: 'string', format: 'binary' } as const

function describeBody({ kind, body }: EndpointSpec) {
  if (kind === 'upload' || kind === 'webhook')
    return { body: { required: true, content: { [UPLOAD_TYPE]: { schema: BYTES } } } }
  return body && { body: { required: true, content: { 'application/json': { schema: body } } } }
}

/** Returns the route of an endpoint for the generated description. */
function describeRoute(spec: EndpointSpec) {
  return createRoute({
    method: spec.method,
    path: spec.path,
    tags: [spec.tag],
    summary: spec.summary,
    description: describeSecurity(spec),
    middleware: [
      demandVisitor(spec),
      demandMemberRole(spec),
      demandPasskey(spec),
      demandNoImpersonation(spec),
      demandActive(spec),
      demandConfirmation(spec),
      demandContentType(spec),
      demandPace(spec),
    ],
    request: {
      ...(spec.params && { params: spec.params }),
      ...(spec.query && { query: spec.query }),
      ...(spec.method !== 'get' || spec.idempotency === 'by-key' ? { headers: z.object(listHeaders(spec)) } : {}),
      ...describeBody(spec),
    },
    responses: {
      [spec.status ?? 200]: {
        description: 'Done',
        ...(spec.answer && { content: { 'application/json': { schema: spec.answer } } }),
      },
      ...describeErrors(spec),
    },
  })
}

/** An upload is read as a stream; a webhook whole and unchanged, because the signature covers its bytes. */
async function readBody(c: AppContext, spec: EndpointSpec): Promise<unknown> {
  if (spec.kind === 'upload') return readUpload(c.req.raw, spec)
  if (spec.kind === 'webhook') return new Uint8Array(await c.req.arrayBuffer())
  return spec.body && c.req.valid('json' as never)
}

// Answers depend on the language of the page, and signed-in users may get more.
function allowPublicCache(c: AppContext): void {
  c.header('vary', 'accept-language, cookie')
  if (readSessionCookie(c) === undefined) c.header('cache-control', PUBLIC_CACHE)
}

/** Adds every endpoint to the app: visitor check, content type, validation, use case, answer. */
export function registerEndpoints(app: OpenAPIHono<AppEnv>, endpoints: readonly Endpoint[]): void {
  for (const { spec, handle } of endpoints) {
    const answerCall = async (c: AppContext) => {
      const valid = (target: string) => c.req.valid(target as never) as never
      const body = await readBody(c, spec)
      await demandPerson(c, spec, body)
      await noteActedWrite(c, spec)
      const answer = await handle({
        c,
        services: c.get('services'),
        session: c.get('session'),
        params: spec.params && valid('param'),
        query: spec.query && valid('query'),
        body,
      } as never)
      if (answer instanceof Response) return answer
      if (spec.cache === 'public') allowPublicCache(c)
      return c.json(answer as object, spec.status ?? 200)
    }
    app.openapi(describeRoute(spec), answerCall as never, refuseInvalid(spec) as never)
  }
}
