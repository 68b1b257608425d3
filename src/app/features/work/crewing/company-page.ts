import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { answerBecomes, type Changes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext, PageHead } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { type GuestPlace, signInFirst } from '#src/app/ui/forms/sign-in-first.ts'
import { ApiError } from '#src/contract/api.ts'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { companyPath, withQuery } from '#src/contract/http/addresses.ts'
import { createInboxApi } from '#src/contract/inbox/api.ts'
import { threadPath } from '#src/contract/inbox/inbox.ts'
import { picturePath, versionOfCompany } from '#src/contract/picture/picture.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { placeText } from '#src/i18n/place-name.ts'
import { listCrumbs } from './directory-page.ts'
import { createOrganization } from './organization.ts'
import { company } from './queries.ts'
import type { Words } from './texts.ts'

export type CompanyData = { company: Company }

export function createCompanyHead({ company }: CompanyData, ctx: PageContext): PageHead {
  const { code, t } = ctx.intl
  const words = { code, t, formats: formatsFor(ctx.intl) }
  const crumbs = [
    ...listCrumbs(company.country.toLowerCase(), words),
    { name: company.name, path: companyPath(company) },
  ]
  const title = words.t('crewing.agency.title', { name: company.name, city: company.city })
  return {
    title,
    description: describeCompany(company, words, placeText(company, { intl: ctx.intl, formats: words.formats })),
    type: 'profile',
    feeds: [{ title, path: withQuery('/feed/vacancies.xml', { company: company.slug }) }],
    picture: { path: picturePath('agency', company.slug, versionOfCompany(company)), alt: title },
    jsonLd: [createOrganization(company, ctx), createBreadcrumbList(crumbs, ctx)],
    // Unchecked and without vacancies: not indexed.
    ...(!company.verified && company.openVacancies === 0 && { noindex: true }),
  }
}

function describeCompany(company: Company, words: Words, place: string): string {
  const { t } = words
  const values = {
    kind: t(`crewing.kind.${company.kind}`),
    place,
    vacancies: company.openVacancies,
  }
  return company.verified && company.licence
    ? t('crewing.agency.description-licence', { ...values, number: company.licence.number })
    : t('crewing.agency.description', values)
}

/** The way back to the form with the text that was begun as a guest. */
const BACK = '?write=yes#contact'

export const contactPlace = (company: Pick<Company, 'country' | 'slug'>): GuestPlace => ({
  path: companyPath(company),
  back: BACK,
})

/** Returns the address to return to after sign-in. */
export const contactPath = (company: Pick<Company, 'country' | 'slug'>): string => companyPath(company) + BACK

/** Sends the text that was begun as a guest as the first message of a thread with the company, or continues the thread. */
export async function sendMessage(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const { country = '', slug = '' } = ctx.params
  const signIn = () => signInFirst(ctx, values, contactPlace({ country, slug }))
  if (ctx.session === null) return signIn()
  const to = { kind: 'company', id: values.company ?? '' } as const
  const text = { key: values.key || ctx.actKey, text: values.note ?? '' }
  try {
    const { thread } = await createInboxApi(ctx.api.call).writeFirst({ to }, text)
    return { redirect: threadPath('seaman', thread.id), changed: written(ctx) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in') return signIn()
    const failure = failureOf(error, values, ctx.intl)
    const note = failure.errors.message?.text
    return { failure: { ...failure, ...(note && { errors: { message: { note } } }) } }
  }
}

const written = (ctx: PageContext): Changes => ({
  known: [answerBecomes(company(ctx), (before) => ({ ...before, carriedNote: undefined }))],
  stale: [['inbox']],
})
