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

/** Milliseconds after which a refresh that was never heard of again may be tried again. */
const REFRESH_LOST = 30_000

/** `own`: what the page itself is about, by its address. */
type Job = { key: string; input: RenderInput; subjects: ReturnType<typeof collectSubjects>; own: number[] }
/** `gone` is the error that says so. */
type Outcome = { rendered: Rendered; document?: StoredDocument } | { gone: unknown }

/**
 * Serves a document that is the same for everyone: at once while it is kept, renewing it behind the reader's back;
 * when rendering fails, what is kept stays up. A document that shows something withdrawn is rendered again before it is served; while
 * that fails, only one whose own subject was not withdrawn stays up.
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
      // The server is down or the page broken: the kept document stays, and the next reader tries again.
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

/** What is kept is better than this. */
const isFailure = (outcome: Outcome): boolean =>
  isOutage(outcome) ||
  ('rendered' in outcome && 'isIncomplete' in outcome.rendered && outcome.rendered.isIncomplete === true)

/** Renders a document and keeps it, now or `later`; one that no longer is a page is forgotten. Throws what says nothing about the page. */
async function renew(
  dependencies: EdgeDependencies,
  job: Job,
  later: (work: Promise<unknown>) => unknown,
): Promise<Outcome> {
  const { documents, withdrawn, now } = dependencies
  // Known before the server is asked: what is withdrawn meanwhile makes this copy too old.
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

/** The outcome; where something is kept undefined in place of an exception, and of what takes long unless it is needed. */
function waitFor(c: EdgeContext, rendering: Promise<Outcome>, age: Age): Promise<Outcome | undefined> {
  if (age === 'old') return impatient(c, rendering)
  return age === 'outdated' ? rendering.catch(() => undefined) : rendering
}

/** The outcome if it comes soon, undefined when it fails or takes long; then it continues after the answer. */
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
