import type { ReactNode } from 'react'
import type { FieldErrors } from '../contract/http/errors.ts'
import type { FormFiles, FormValues } from '../contract/http/form-values.ts'
import type { LocaleCode } from '../domain/locales.ts'
import type { Changes } from './changes.ts'
import type { PageContext } from './page-context.ts'
import { type Ask, fetchAll, type PageQueries } from './page-query.ts'

export type PageHead = {
  title: string
  description?: string
  /** The owner of the page, shown at the end of the title instead of the product. */
  by?: string
  /** Structured data, written by the escaping serializer. */
  jsonLd?: readonly object[]
  /** Overrides the route table, for example for an expired vacancy. */
  noindex?: boolean
  /** A part could not be loaded: this page is shown to this reader and not cached. */
  isIncomplete?: boolean
  /** UTC ms until which the page may be cached, if it is known when it changes. */
  until?: number
  /** The locales of the page's text, if not all: the others have the English page as canonical. */
  languages?: readonly LocaleCode[]
  /** Feeds of the listed items; paths without locale prefix. */
  feeds?: readonly { title: string; path: string }[]
  /** Path and query of the canonical page, without locale prefix, if it differs. */
  canonical?: string
  /** Preview picture, if there is one. `path` is without locale prefix. */
  picture?: { path: string; alt: string }
  /** The Open Graph type; `website` by default. */
  type?: 'article' | 'profile'
}

export type { FormFiles, FormValues, PageContext }

/**
 * What a form shows after a failed try; values never contain passwords. `mayRetry`: the same request may succeed. `needsConfirmation`: it may
 * succeed after the person confirms their identity.
 */
export type FormFailure = {
  values: FormValues
  errors: FieldErrors
  message?: string
  mayRetry?: true
  needsConfirmation?: true
}

/**
 * `locale`: the action changed the language; the redirect uses it, and the browser stores it. `leave`: the address of another site, from the
 * configuration. `unsent`: nothing was written yet, so the text is kept. Without `changed` everything is refetched, including the session. `stale`: answers that a
 * failed action changed in part: refetched while the failure is shown.
 */
export type ActionResult =
  | { redirect: string; locale?: LocaleCode; unsent?: true; changed?: Changes }
  | { leave: string }
  | { failure: FormFailure; stale?: Changes['stale'] }

/** `files`: chosen files by field name. */
export type Action = (ctx: PageContext, values: FormValues, files: FormFiles) => Promise<ActionResult>

export type PageProps<Data> = { data: Data; ctx: PageContext; failure?: FormFailure; csrfToken?: string }

type Shown<Data> = {
  head: (data: Data, ctx: PageContext) => PageHead
  Component: (props: PageProps<Data>) => ReactNode
  /** Runs at the edge for a post without scripting and in the browser with it: the same code, the same result. */
  action?: Action
}

/** The queries of the page, fetched in parallel. */
type Asked<Data> = { queries: (ctx: PageContext) => PageQueries<Data> }

export type Page<Data = unknown> = Shown<Data> &
  Partial<Asked<Data>> & {
    /** Returns the data of the page; documents fetch it directly, the app through its cache. */
    load: (ctx: PageContext, ask?: Ask) => Promise<Data>
  }

/** Thrown by `load`: the page answers with this status and the error page. */
export class PageError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'PageError'
    this.status = status
  }
}

/** Thrown by `load` to redirect; permanently if the page has another address. Without locale prefix. */
export class PageRedirect extends Error {
  readonly to: string
  readonly permanent: boolean
  constructor(to: string, { permanent = false } = {}) {
    super(to)
    this.name = 'PageRedirect'
    this.to = to
    this.permanent = permanent
  }
}

/** An app page declares queries; a page that is only a document may use `load`. */
export const definePage = <Data>(page: Shown<Data> & (Asked<Data> | Pick<Page<Data>, 'load'>)): Page<Data> =>
  'queries' in page ? { load: async (ctx, ask) => fetchAll(page.queries(ctx), ask), ...page } : page
