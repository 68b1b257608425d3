import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { answerBecomes, type Changes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext, PageHead } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { type GuestPlace, signInFirst } from '#src/app/ui/forms/sign-in-first.ts'
import { companyPath, withQuery } from '#src/contract/addresses.ts'
import { ApiError } from '#src/contract/api.ts'
import { picturePath, versionOfCompany } from '#src/contract/pictures.ts'
import type { Company } from '#src/contract/schemas/crewing.ts'
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
    // Nothing of it has been checked and it offers nothing: no page to send people to.
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

export const contactPlace = (company: Pick<Company, 'country' | 'slug'>): GuestPlace => ({
  path: companyPath(company),
  anchor: '#contact',
})

/** Where a person who has to sign in first comes back to. */
export const contactPath = (company: Pick<Company, 'country' | 'slug'>): string => `${companyPath(company)}#contact`

/** Sends a seafarer's message to the company of the page. */
export async function sendMessage(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const { country = '', slug = '' } = ctx.params
  if (ctx.session === null) return signInFirst(ctx, values, contactPlace({ country, slug }))
  const path = contactPath({ country, slug })
  const note = (values.note ?? '').trim()
  try {
    const { createdAt } = await ctx.api.writeToCompany(
      { country, slug },
      { note, reply: values.reply ?? '' },
      values.idempotencyKey || crypto.randomUUID(),
    )
    return { redirect: path, changed: messagedAt(ctx, createdAt) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in')
      return signInFirst(ctx, values, contactPlace({ country, slug }))
    return { failure: failureOf(error, values, ctx.intl) }
  }
}

const messagedAt = (ctx: PageContext, at: number): Changes => ({
  known: [answerBecomes(company(ctx), (before) => ({ ...before, messagedAt: at, carriedNote: undefined }))],
})
