import { Hono } from 'hono'
import { z } from 'zod'
import { sessionUserSchema } from '#src/contract/account/schemas.ts'
import { type Api, ApiError, createApi } from '#src/contract/api.ts'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { decidePageKind } from '#src/contract/http/page-kind.ts'
import type { Role } from '#src/contract/http/roles.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { findRoute, type RouteRow } from '#src/contract/routes.ts'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import { PRODUCT } from '#src/server/product.ts'
import type { EdgeEnv } from '#src/worker/environment.ts'
import { createRenderer } from '#src/worker/handlers/create-renderer.ts'
import type { Rendered, RenderInput } from '#src/worker/renderer.ts'
import { ORIGIN } from '../../edge/support/edge.ts'
import { exampleOf } from '../../edge/support/example-paths.ts'
import { answerOf, type Fill } from './answer-of.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const renderer = createRenderer('Gangway')
/** What a context of the edge draws with, behind the step that gives documents their frame. */
const render = await new Promise<RenderInput['render']>((done) => {
  const app = new Hono<EdgeEnv>().use(renderer.frameDocuments)
  app.get('*', (c) => {
    done(c.render)
    return c.body(null)
  })
  void app.request('/')
})
const SESSION = '/server/security/auth/session'

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const SPECS = PRODUCT.endpoints.map(({ spec }) => ({ spec, pattern: patternOf(spec.path) }))

function findSpec(method: string, path: string): EndpointSpec {
  const [pathname = ''] = path.split('?')
  const found = SPECS.find(({ spec, pattern }) => spec.method === method.toLowerCase() && pattern.test(pathname))
  if (!found) throw new ApiError(404, { message: 'none', code: 'not-found', requestId: 'none' })
  return found.spec
}

/** A server whose answers are made from their schemas. */
const createFilledApi = (fill: Fill, variant: number): Api =>
  createApi(async ({ method, path }) => {
    const spec = findSpec(method, path)
    return answerOf(spec.answer ?? z.null(), spec.path, fill, variant)
  })

const createSession = (role: Role, fill: Fill, variant: number): SessionUser => ({
  ...(answerOf(sessionUserSchema, SESSION, fill, variant) as SessionUser),
  role,
  language: 'en',
  formats: null,
  confirmedUntil: NOW + 1e6,
  lastVisitAt: null,
  passkeyNeeded: undefined,
  twoStepNeeded: undefined,
  eraseAt: undefined,
})

/** Names of all fields that forms send. */
const FORM_FIELDS = [
  ...new Set(
    PRODUCT.endpoints.flatMap(({ spec }) => Object.keys((spec.body as { shape?: object } | undefined)?.shape ?? {})),
  ),
]

export type Sight = { route: RouteRow; role: Role | undefined; locale?: LocaleCode; failed?: boolean }

function inputOf({ route, role, locale = 'en', failed }: Sight, fill: Fill, variant: number): RenderInput {
  const url = new URL(exampleOf(route), ORIGIN)
  for (const name of route.query) {
    const value = fill(`?${name}`, 0)
    if (value) url.searchParams.set(name, value)
  }
  const match = findRoute(url.pathname)
  if (!match) throw new Error(`${url.pathname} is nowhere`)
  const texts = (part: string) => Object.fromEntries(FORM_FIELDS.map((name) => [name, fill(`${part} ${name}`, 0)]))
  return {
    render,
    request: new Request(url),
    route: match,
    locale: getLocale(locale).code,
    session: role ? createSession(role, fill, variant) : null,
    path: url.pathname,
    search: url.searchParams,
    url,
    origin: ORIGIN,
    nonce: 'nonce',
    api: createFilledApi(fill, variant),
    csrfToken: 'token',
    now: NOW,
    ...(failed && {
      failure: { values: texts('form'), errors: { email: texts('error') }, message: fill('failure', 0) },
    }),
  }
}

const read = async (rendered: Rendered): Promise<string | undefined> =>
  'redirect' in rendered ? undefined : await new Response(rendered.body).text()

/** The page as the edge would send it; undefined when it leads elsewhere. Throws what its `load` throws. */
export async function renderSight(sight: Sight, fill: Fill, variant = 0): Promise<string | undefined> {
  const input = inputOf(sight, fill, variant)
  const kind = decidePageKind(sight.route, sight.role !== undefined)
  return read(await (kind === 'app' ? renderer.renderApp(input) : renderer.renderDocument(input)))
}
