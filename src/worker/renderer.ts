import type { MiddlewareHandler } from 'hono'
import type { Api } from '../contract/api.ts'
import type { FieldErrors } from '../contract/http/errors.ts'
import type { PageKind } from '../contract/http/page-kind.ts'
import type { Role } from '../contract/http/roles.ts'
import type { SessionUser } from '../contract/http/session.ts'
import type { RouteMatch, RouteRow } from '../contract/routes.ts'
import type { LocaleCode } from '../domain/locales.ts'
import type { EdgeContext, EdgeEnv } from './environment.ts'

/** What a form shows after a failed try; `status` when it is not 422. */
export type FormFailure = { values: Record<string, string>; errors: FieldErrors; message?: string; status?: number }

export type RenderInput = {
  /** The context's own, for which `frameDocuments` has prepared it. */
  render: EdgeContext['render']
  request: Request
  route: RouteMatch
  locale: LocaleCode
  session: SessionUser | null
  /** Cleaned path without locale prefix. */
  path: string
  /** For a document that is kept at the edge only the parameters of the route's `query`, else as typed. */
  search: URLSearchParams
  url: URL
  /** Absolute origin for canonical links, without trailing slash. */
  origin: string
  /** Empty on documents: their bytes are the same for everyone. */
  nonce: string
  api: Api
  csrfToken?: string
  failure?: FormFailure
  status?: number
  now: number
  /** The account could not be asked for: the page is rendered as for a guest, with a note. */
  serverDown?: boolean
}

/** Header of a rendered document, taken out of the answer by the policy that it is for: the hash of its inlined style, as `sha256-…`. */
export const STYLE_HASH = 'x-style-hash'

export type Rendered =
  | {
      status: number
      body: string | ReadableStream<Uint8Array>
      headers: Headers
      noindex?: boolean
      /** A part of it could not be loaded. */
      isIncomplete?: boolean
      /** When it is known to be out of date, UTC ms. */
      until?: number
      /** What it is, when it is not what was asked for: the error page always is a document. */
      kind?: PageKind
    }
  /** A path without locale prefix; `permanent` when the page has moved there for good. */
  | { redirect: string; permanent?: boolean }

/**
 * `asked`: the path that was asked for, to be shown; one that was refused is no address to lead to. `retry`: path and query without
 * locale prefix, where trying again may help.
 */
export type ErrorInput = RenderInput & { status: number; message: string; asked: string; retry: string; needs?: Role }

/**
 * What the edge asks of React. All may throw what a page's `load` throws: the edge turns an error with a `status`
 * into the error page of that status (plain text for bots), anything else into a 500.
 */
export type Renderer = {
  /** The step of the pipeline that gives `c.render` the frame of documents. */
  frameDocuments: MiddlewareHandler<EdgeEnv>
  renderDocument: (input: RenderInput) => Promise<Rendered>
  renderApp: (input: RenderInput) => Promise<Rendered>
  renderError: (input: ErrorInput) => Promise<Rendered>
  /** Runs a page's action for a post without scripting. The redirect is a path without locale prefix. */
  runAction: (
    input: RenderInput,
    form: FormData,
  ) => Promise<{ redirect: string; locale?: LocaleCode } | { leave: string } | { failure: FormFailure }>
}

/** Stands for the page when an address belongs to none. */
export const ERROR_ROUTE: RouteRow = {
  id: 'error',
  path: '*',
  layout: 'default',
  guard: 'auth-check',
  cache: 'never',
  index: false,
  query: [],
  reads: [],
  guestForm: false,
}
