import { ApiError } from '#src/contract/api.ts'
import { CSRF_FIELD, CSRF_HEADER } from '#src/contract/http/constants.ts'
import { decidePageKind } from '#src/contract/http/page-kind.ts'
import { readBody, readBytes } from '../access/read-body.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { EdgeError } from '../errors.ts'
import { type FormLimits, formLimitsOf } from '../policy/form-limits.ts'
import { isSentByScript } from '../policy/sent-by-script.ts'
import type { FormFailure } from '../renderer.ts'
import { answerRendered, redirectLocally } from './answer-rendered.ts'
import { leaveSite } from './leave-site.ts'
import { createInput } from './render-input.ts'
import { createNonce } from './serve-page.ts'
import { skipRedirectPage } from './skip-redirect-page.ts'

/** No form of the product has as many: a larger one is rejected as a whole. */
const MAX_FIELDS = 100

const SECRET_FIELD = /password|^pin$/i

/** Runs the action of a posted form: redirects on success, otherwise renders the page with the typed values. */
export const submitPage =
  (dependencies: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    refuseForeignPost(c)
    const form = await readForm(c.req.raw, formLimitsOf(c.get('route').route.id))
    if ([...form].length > MAX_FIELDS) throw new EdgeError(413, 'edge.form.many', { code: 'body-too-large' })
    const server = c.get('server')
    const token = form.get(CSRF_FIELD)
    if (typeof token === 'string') server.csrfToken = token
    const kind = decidePageKind(c.get('route').route, c.get('session') !== null)
    if (kind === 'app') c.set('nonce', createNonce())
    const input = createInput(dependencies, c)
    const { renderer } = dependencies
    const result = await renderer.runAction(input, form).catch((error: unknown) => ({ failure: describe(error, form) }))
    if ('redirect' in result)
      return redirectLocally(c, await skipRedirectPage(c, result), isSentByScript(c.req.raw) ? 204 : 303)
    if ('leave' in result) return leaveSite(dependencies, c, result.leave)
    const status = result.failure.status ?? statusOf(server.failedWrite)
    const again = { ...input, failure: result.failure, status }
    const rendered = await (kind === 'app' ? renderer.renderApp(again) : renderer.renderDocument(again))
    const response = answerRendered(c, rendered, kind)
    const wait = server.failedWrite?.retryAfter
    if (wait && (status === 429 || status === 503)) response.headers.set('retry-after', String(wait))
    // The form is submitted again by script, with a token of this page.
    if (server.failedWrite?.code === 'csrf-failed' && input.csrfToken)
      response.headers.set(CSRF_HEADER, input.csrfToken)
    return response
  }

/** Rejects forms from other sites. */
export function refuseForeignPost(c: EdgeContext): void {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const own = origin === c.get('origin') || origin === c.get('url').origin
  if (site ? site !== 'same-origin' : !own) throw new EdgeError(403, 'edge.form.foreign', { code: 'forbidden' })
}

async function readForm(request: Request, { bytes, files }: FormLimits): Promise<FormData> {
  const header = request.headers.get('content-type') ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase()
  if (type === 'multipart/form-data' && files) return readParts(await readBytes(request, bytes), header)
  if (type !== 'application/x-www-form-urlencoded')
    throw new EdgeError(415, 'edge.form.type', { code: 'wrong-content-type' })
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(await readBody(request, bytes))) form.append(name, value)
  return form
}

async function readParts(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new EdgeError(400, 'edge.form.type', { code: 'bad-request' })
  }
}

/** Typed text is kept if the server rejects it or is unavailable. */
function describe(error: unknown, form: FormData): FormFailure {
  if (!(error instanceof ApiError)) throw error
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && name !== CSRF_FIELD && !SECRET_FIELD.test(name)) values[name] = value
  }
  return { values, errors: error.errors ?? {}, message: error.message }
}

/** A wrong form is a 422; rate limits and an unavailable server keep their status. */
function statusOf(failure: ApiError | undefined): number {
  if (failure?.status === 429) return 429
  return failure && failure.status >= 500 ? 503 : 422
}
