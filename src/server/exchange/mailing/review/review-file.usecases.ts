import { showEvidence } from '#src/domain/application/shown-cv.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { ReviewFile } from '#src/domain/mailing/review.ts'
import { writePaper } from '#src/i18n/cv/write-paper.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { AnsweredFile } from '#src/server/http/answer-file.ts'
import { DOCX, nameFile } from '#src/server/people/cv-file/cv-file.usecases.ts'
import { writeDocx } from '#src/server/people/cv-file/docx/write-docx.ts'
import { addEvidence } from '#src/server/people/seaman/evidence.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { fillNewestForm } from '#src/server/work/agency-form/agency-form.usecases.ts'
import { findOpen, type OpenReview, type Visitor } from './find-open.ts'
import { readShownCv, type ShownCv } from './read-shown-cv.ts'

type Wish = { id: string; kind: ReviewFile; language: LocaleCode }

async function writeWord({ whole, shown, found, viewer }: ShownCv, language: LocaleCode, now: number) {
  const entries = [
    ...addEvidence<{ id: string }>('experience', whole.experience, found),
    ...addEvidence<{ id: string }>('documents', whole.documents, found),
  ]
  const evidence = new Map(entries.map(({ id, evidence }) => [id, showEvidence(evidence, viewer)]))
  return writeDocx(writePaper(await loadServerIntl(language), { cv: shown, evidence, now }), language)
}

/** Undefined if the seafarer did not agree to it, or the agency has no form. */
async function fillForm({ db }: Needs<'db'>, { choice, row }: OpenReview, cv: ShownCv, wish: Wish, now: number) {
  if (!choice.isWithForm) return undefined
  return fillNewestForm({ db }, { companyId: row.organisationId, cv: cv.shown, language: wish.language, at: now })
}

/** Returns the CV of a link as a Word file, with what the page shows. Throws what `findOpen` throws, and `not-found` without a form. */
export async function writeReviewFile(
  services: Needs<'db' | 'cvs' | 'clock' | 'limiter'>,
  wish: Wish,
  visitor: Visitor,
): Promise<AnsweredFile> {
  const { id, kind, language } = wish
  const review = await findOpen(services, id, visitor)
  const cv = await readShownCv(services, review)
  const now = services.clock()
  const body = kind === 'docx' ? await writeWord(cv, language, now) : await fillForm(services, review, cv, wish, now)
  // The seafarer may have withdrawn the CV meanwhile.
  await findOpen(services, id, visitor)
  if (!body) throw new Failure('not-found')
  return { body, type: DOCX, name: nameFile({ cv: cv.shown, found: [] }, 'docx') }
}
