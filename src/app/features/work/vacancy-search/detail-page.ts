import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { answerBecomes, type Changes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext, PageHead } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { type GuestPlace, signInFirst } from '#src/app/ui/forms/sign-in-first.ts'
import { ApiError } from '#src/contract/api.ts'
import type { Application } from '#src/contract/application/schemas.ts'
import { picturePath, versionOfVacancy } from '#src/contract/picture/picture.ts'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { countText } from '#src/domain/text/text.ts'
import { MAX_NOTE } from '#src/domain/text/text-limits.ts'
import { EXPIRED_SHOWN } from '#src/domain/vacancy/own-vacancy.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { payText } from '#src/i18n/pay-text.ts'
import { createJobPosting, listCrumbs } from './job-posting.ts'
import { vacancy } from './queries.ts'
import { vacancyPath } from './row-text.ts'
import { saveVacancy } from './saved/actions.ts'
import { type Words, wordsFor } from './words.ts'

export type DetailData = { vacancy: VacancyDetail }

export function createDetailHead({ vacancy }: DetailData, ctx: PageContext): PageHead {
  const words = wordsFor(ctx.intl, formatsFor(ctx.intl))
  const texts = headTexts(vacancy, words)
  return {
    title: words.t('vacancy.detail.title', texts),
    by: vacancy.employer.name,
    description: words.t('vacancy.detail.description', texts),
    ...(vacancy.status === 'expired' && { noindex: true }),
    ...(import.meta.env.SSR && headOfDocument(vacancy, words, ctx)),
  }
}

/** Metadata for search engines and previews, only in documents. */
function headOfDocument(vacancy: VacancyDetail, words: Words, ctx: PageContext): Partial<PageHead> {
  const posting = createJobPosting(vacancy, words, ctx)
  const crumbs = createBreadcrumbList(listCrumbs(vacancy, words), ctx)
  return {
    picture: {
      path: picturePath('vacancy', vacancy.id, versionOfVacancy(vacancy)),
      alt: words.t('vacancy.detail.title', headTexts(vacancy, words)),
    },
    jsonLd: posting ? [posting, crumbs] : [crumbs],
    until: vacancy.expiresAt + (vacancy.status === 'expired' ? EXPIRED_SHOWN : 0),
  }
}

const headTexts = (vacancy: VacancyDetail, words: Words) => ({
  rank: words.rank(vacancy.rank),
  vessel: insideSentence(words.intl, words.vesselWithClass(vacancy)),
  pay: payText(vacancy.pay, words),
  date: words.formats.plainDate(vacancy.joinFrom),
  company: vacancy.employer.name,
})

/** Guests and people without a role may apply after sign-in. */
export const mayApply = (session: PageContext['session'], appliedAt: number | null): boolean =>
  appliedAt === null && (session === null || session.role === 'user' || session.role === 'seaman')

export const applyPlace = (vacancy: Pick<VacancyDetail, 'id'>): GuestPlace => ({
  path: vacancyPath(vacancy),
  back: '#apply',
})

/** Returns the address to return to after sign-in. */
export const applyPath = (vacancy: Pick<VacancyDetail, 'id'>): string => `${vacancyPath(vacancy)}#apply`

/** The forms of a vacancy page, distinguished by `act`. */
export const actOnVacancy = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  values.act === 'save' || values.act === 'unsave' ? saveVacancy(ctx, values) : applyToVacancy(ctx, values)

export async function applyToVacancy(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const id = ctx.params.id as string
  if (ctx.session === null) return signInFirst(ctx, values, applyPlace({ id }))
  const note = (values.note ?? '').trim()
  const length = countText(note)
  if (length > MAX_NOTE) return tooLong(ctx, values, length)
  try {
    const application = await ctx.api.apply(id, note || null, values.idempotencyKey || crypto.randomUUID())
    return { redirect: applyPath({ id }), changed: applied(ctx, application) }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'already-applied') return { redirect: applyPath({ id }) }
    if (code === 'not-signed-in') return signInFirst(ctx, values, applyPlace({ id }))
    return { failure: failureOf(error, values, ctx.intl) }
  }
}

const applied = (ctx: PageContext, { id, createdAt }: Application): Changes => ({
  known: [
    answerBecomes(vacancy(ctx), (before) => ({
      ...before,
      appliedAt: createdAt,
      applicationId: id,
      match: null,
      carriedNote: undefined,
    })),
  ],
  expired: [['sent']],
  // Lists that show applications.
  stale: [['vacancies'], ['saved-vacancies'], ['invitations']],
})

const tooLong = ({ intl }: PageContext, values: FormValues, length: number): ActionResult => ({
  failure: {
    values,
    errors: { application: { note: intl.t('application.apply.note-long', { over: length - MAX_NOTE }) } },
  },
})
