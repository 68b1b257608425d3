import type { MessageId } from '#src/i18n/intl.ts'
import type { LocaleCode } from '../domain/locales.ts'
import type { Asked } from '../i18n/load.ts'
import type { DocumentStore } from './access/document-store.ts'
import type { PictureCache } from './access/picture-cache.ts'
import type { Upstream } from './access/upstream.ts'
import type { WithdrawnList } from './access/withdrawn-list.ts'
import type { WriteLimits } from './access/write-limits.ts'
import type { EdgeConfig } from './config.ts'
import type { Log } from './log.ts'
import type { DocumentCsp } from './policy/csp.ts'
import type { Renderer } from './renderer.ts'

export type Translate = (id: MessageId, values?: Record<string, string | number>) => string
/** Loads the edge's texts in a locale; never fails, because English is bundled. */
export type Texts = (locale: LocaleCode) => Promise<Translate>

export type Build = {
  id: string
  documentCsp: DocumentCsp
  /** Day of the build, `YYYY-MM-DD`, as the last change of static pages. */
  date?: string
}

export type DocsPage = { slug: string; updatedAt?: string }

export type EdgeDependencies = {
  productName: string
  renderer: Renderer
  config: EdgeConfig
  build: Build
  upstream: Upstream
  /** Returns a file of the build. */
  assets: (path: string) => Promise<Response>
  documents: DocumentStore
  withdrawn: WithdrawnList
  pictures: PictureCache
  writeLimits: WriteLimits
  texts: Texts
  /** Loads compiled messages of a locale, all or the requested ones; undefined for an unknown locale. */
  loadMessages: (locale: string, asked: Asked) => Promise<unknown>
  /** Help pages, for the sitemap. */
  docs: readonly DocsPage[]
  now: () => number
  log: Log
}
