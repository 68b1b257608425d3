import { hashSubject } from '#src/contract/withdrawal/withdrawal.ts'
import type { StoredDocument } from '../access/document-store.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { type Age, ageOf, documentKey, FRESH_FOR, isWorthPacking, PATIENCE } from '../policy/document-cache.ts'
import { isGone } from '../policy/is-gone.ts'
import { collectSubjects } from '../policy/subjects.ts'
import type { Rendered, RenderInput } from '../renderer.ts'
import { answerRendered } from './answer-rendered.ts'
import { answerKept, keepable } from './kept-document.ts'
import { createPublicInput } from './render-input.ts'

/** Milliseconds after which a lost refresh may be retried. */
const REFRESH_LOST = 30_000

/** `own`: the subject of the page, by its address. */
type Job = { key: string; input: RenderInput; subjects: ReturnType<typeof collectSubjects>; own: number[] }
/** `gone`: the error of a page that no longer exists. */
type Outcome = { rendered: Rendered; document?: StoredDocument } | { gone: unknown }

/**
 * Serves a public document: at once if it is cached, renewed in the background; if rendering fails, the cached one stays. A document with
 * withdrawn content is rendered before it is served; if that fails, it is only served if its own subject was not withdrawn.
 */
export const serveDocument = (dependencies: EdgeDependencies) => {
  const { documents, withdrawn, now } = dependencies
  const refreshing = new Map<string, number>()

  const refresh = async (job: Job): Promise<void> => {
    if (now() - (refreshing.get(job.key) ?? 0) < REFRESH_LOST) return
    refreshing.set(job.key, now())
    try {
      await renew(dependencies, job, (work) => work)
    } catch {
      // The server is down or the page fails: the cached document stays, and the next request tries again.
    } finally {
      refreshing.delete(job.key)
    }
  }

  const findKept = async (c: EdgeContext, { key, own }: Job): Promise<{ kept?: StoredDocument; age: Age }> => {
    const current = withdrawn.freshen((work) => defer(c, work))
    const kept = await documents.find(key, now() - FRESH_FOR)
    if (current) await current
    if (!kept || withdrawn.names(own, kept.asOf)) return { age: 'gone' }
    return { kept, age: withdrawn.hides(kept) ? 'outdated' : ageOf(kept, now()) }
  }

  return async (c: EdgeContext): Promise<Response> => {
    const job = createJob(dependencies, c)
    const { kept, age } = await findKept(c, job)
    if (kept && age === 'fresh') {
      if (!kept.packed && isWorthPacking(job.input.search)) defer(c, documents.pack(job.key))
      return answerKept(c, kept, 'hit')
    }
    if (kept && age === 'stale') {
      defer(c, refresh(job))
      return answerKept(c, kept, 'stale')
    }
    const rendering = renew(dependencies, job, (work) => defer(c, work))
    const outcome = await waitFor(c, rendering, age)
    if (kept && age === 'old' && (!outcome || isFailure(outcome))) return answerKept(c, kept, 'stale')
    if (kept && age === 'outdated' && (!outcome || isOutage(outcome))) return answerKept(c, kept, 'stale')
    if (!outcome) throw new Error('Nothing was rendered')
    if ('gone' in outcome) throw outcome.gone
    return outcome.document ? answerKept(c, outcome.document, 'miss') : answerRendered(c, outcome.rendered, 'document')
  }
}

function createJob(dependencies: EdgeDependencies, c: EdgeContext): Job {
  const parts = Object.values(c.get('route').params)
  const subjects = collectSubjects(parts)
  const input = createPublicInput(dependencies, c, subjects.hear)
  const { locale, path, search, origin } = input
  return {
    key: documentKey({ build: dependencies.build.id, origin, locale, path, search }),
    input,
    subjects,
    own: parts.map(hashSubject),
  }
}

const isOutage = (outcome: Outcome): boolean =>
  'rendered' in outcome && 'status' in outcome.rendered && outcome.rendered.status >= 500

/** The cached document is better. */
const isFailure = (outcome: Outcome): boolean =>
  isOutage(outcome) ||
  ('rendered' in outcome && 'isIncomplete' in outcome.rendered && outcome.rendered.isIncomplete === true)

/** Renders a document and caches it, now or `later`; removes one that is no longer a page. Throws errors that are not about the page. */
async function renew(
  dependencies: EdgeDependencies,
  job: Job,
  later: (work: Promise<unknown>) => unknown,
): Promise<Outcome> {
  const { documents, withdrawn, now } = dependencies
  // Read before the render: a withdrawal meanwhile makes this copy outdated.
  const asOf = withdrawn.asOf()
  const outcome = await render(dependencies, job.input)
  if (isFailure(outcome)) return outcome
  const made = { storedAt: now(), asOf, subjects: job.subjects.list() }
  const document = 'rendered' in outcome ? await keepable(outcome.rendered, made) : undefined
  await later(document ? documents.save(job.key, document) : documents.remove(job.key))
  return document ? { ...outcome, document } : outcome
}

async function render({ renderer }: EdgeDependencies, input: RenderInput): Promise<Outcome> {
  try {
    return { rendered: await renderer.renderDocument(input) }
  } catch (error) {
    if (isGone(error)) return { gone: error }
    throw error
  }
}

/** Returns the outcome; with a cached document undefined on failure, or after a delay unless it is needed. */
function waitFor(c: EdgeContext, rendering: Promise<Outcome>, age: Age): Promise<Outcome | undefined> {
  if (age === 'old') return impatient(c, rendering)
  return age === 'outdated' ? rendering.catch(() => undefined) : rendering
}

/** Returns the outcome if it is quick, otherwise undefined; the render continues after the answer. */
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
