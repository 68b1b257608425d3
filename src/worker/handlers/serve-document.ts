import type { StoredDocument } from '../access/document-store.ts'
import type { EdgeContext, EdgeDependencies } from '../environment.ts'
import { ageOf, documentKey, FRESH_FOR, isWorthPacking, PATIENCE } from '../policy/document-cache.ts'
import type { Rendered, RenderInput } from '../renderer.ts'
import { answerRendered } from './answer-rendered.ts'
import { answerKept, keepable } from './kept-document.ts'
import { createPublicInput } from './render-input.ts'

/** Milliseconds after which a refresh that was never heard of again may be tried anew. */
const REFRESH_LOST = 30_000

type Job = { key: string; input: RenderInput }
type Outcome = { rendered: Rendered; document?: StoredDocument }

/**
 * Serves a document that is the same for everybody: at once while it is kept, renewing it behind the reader's back;
 * when rendering fails, what is kept stays up.
 */
export const serveDocument = (dependencies: EdgeDependencies) => {
  const { documents, now } = dependencies
  const refreshing = new Map<string, number>()

  const refresh = async (job: Job): Promise<void> => {
    if (now() - (refreshing.get(job.key) ?? 0) < REFRESH_LOST) return
    refreshing.set(job.key, now())
    try {
      await renew(dependencies, job, (work) => work)
    } catch {
      // The server is down or the page broken: the kept document stays, and the next reader tries again.
    } finally {
      refreshing.delete(job.key)
    }
  }

  return async (c: EdgeContext): Promise<Response> => {
    const input = createPublicInput(dependencies, c)
    const { locale, path, search, origin } = input
    const job = { key: documentKey({ build: dependencies.build.id, origin, locale, path, search }), input }
    const kept = await documents.find(job.key, now() - FRESH_FOR)
    const age = kept ? ageOf(kept.storedAt, now()) : 'gone'
    if (kept && age === 'fresh') {
      if (!kept.packed && isWorthPacking(search)) defer(c, documents.pack(job.key))
      return answerKept(c, kept, 'hit')
    }
    if (kept && age === 'stale') {
      defer(c, refresh(job))
      return answerKept(c, kept, 'stale')
    }
    const rendering = renew(dependencies, job, (work) => defer(c, work))
    const outcome = kept && age === 'old' ? await impatient(c, rendering) : await rendering
    if (kept && age === 'old' && (!outcome || isFailure(outcome.rendered))) return answerKept(c, kept, 'stale')
    if (!outcome) throw new Error('Nothing was rendered')
    return outcome.document ? answerKept(c, outcome.document, 'miss') : answerRendered(c, outcome.rendered, 'document')
  }
}

/** What is kept is better than this. */
const isFailure = (rendered: Rendered): boolean =>
  'status' in rendered && (rendered.status >= 500 || rendered.isIncomplete === true)

/** Renders a document and keeps it, now or `later`; one that no longer is a page is forgotten. */
async function renew(
  { renderer, documents, now }: EdgeDependencies,
  { key, input }: Job,
  later: (work: Promise<unknown>) => unknown,
): Promise<Outcome> {
  const rendered = await renderer.renderDocument(input)
  if (isFailure(rendered)) return { rendered }
  const document = await keepable(rendered, now())
  const change = document ? documents.save(key, document) : documents.remove(key)
  await later(change)
  return document ? { rendered, document } : { rendered }
}

/** The outcome if it comes soon, undefined when it fails or takes long; then it goes on after the answer. */
async function impatient(c: EdgeContext, rendering: Promise<Outcome>): Promise<Outcome | undefined> {
  const quiet = rendering.catch(() => undefined)
  defer(c, quiet)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  const outcome = await Promise.race([quiet, late])
  clearTimeout(timer)
  return outcome
}

const defer = (c: EdgeContext, work: Promise<unknown>): void => c.executionCtx.waitUntil(work)
