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
  /** Whose page it is, at the end of the title in place of the product. */
  by?: string
  /** Structured data, written by the one escaping serializer. */
  jsonLd?: readonly object[]
  /** Overrides the route table's word, as for an expired vacancy. */
  noindex?: boolean
  /** A part of the page could not be loaded: it is shown so to this reader, and kept for no one else. */
  isIncomplete?: boolean
  /** When the page will say something else, where that is known: no one is given this version after it. UTC ms. */
  until?: number
  /** The locales that the page's text exists in, where it is not all of them: the others have the English page as canonical. */
  languages?: readonly LocaleCode[]
  /** Feeds of what the page lists; paths without locale prefix. */
  feeds?: readonly { title: string; path: string }[]
  /** Path and query without locale prefix, where this page is also reached in other words than its own. */
  canonical?: string
  /** What previews show; only where there is one. `path` is without locale prefix. */
  picture?: { path: string; alt: string }
  /** What the page is to those who share it; a page of the site where nothing is said. */
  type?: 'article' | 'profile'
}

export type { FormFiles, FormValues, PageContext }

/**
 * What a form shows after a failed try; passwords are never among the values. `mayRetry`: the same again may go well.
 * `needsConfirmation`: it may once the person has shown again who they are.
 */
export type FormFailure = {
  values: FormValues
  errors: FieldErrors
  message?: string
  mayRetry?: true
  needsConfirmation?: true
}

/**
 * `locale` where the act changed the language: the redirect leads there in it, and the browser remembers it. `leave` is the address of
 * another site's page, which configuration names. `unsent`: nothing was written yet, so what was typed is kept for coming back. Without `changed` everything is asked
 * again, the session as well.
 */
export type ActionResult =
  | { redirect: string; locale?: LocaleCode; unsent?: true; changed?: Changes }
  | { leave: string }
  | { failure: FormFailure }

/** `files` are those that were chosen, by the names of their fields. */
export type Action = (ctx: PageContext, values: FormValues, files: FormFiles) => Promise<ActionResult>

export type PageProps<Data> = { data: Data; ctx: PageContext; failure?: FormFailure; csrfToken?: string }

type Shown<Data> = {
  head: (data: Data, ctx: PageContext) => PageHead
  Component: (props: PageProps<Data>) => ReactNode
  /** Runs at the edge for a post without scripting and in the browser with it: the same code, the same answers. */
  action?: Action
}

/** What the page asks for, all at once. */
type Asked<Data> = { queries: (ctx: PageContext) => PageQueries<Data> }

export type Page<Data = unknown> = Shown<Data> &
  Partial<Asked<Data>> & {
    /** All that the page shows; a document has it straight from the server, the app by way of its cache. */
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

/** Thrown by `load` when the person belongs elsewhere, or for good when the page has another address; without locale prefix. */
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

/** A page of the app says what it asks for; one that only documents show may just `load`. */
export const definePage = <Data>(page: Shown<Data> & (Asked<Data> | Pick<Page<Data>, 'load'>)): Page<Data> =>
  'queries' in page ? { load: async (ctx, ask) => fetchAll(page.queries(ctx), ask), ...page } : page
