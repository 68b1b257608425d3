import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { findOrNotFound } from '#src/app/not-found.ts'
import type { ActionResult, FormValues, PageContext, PageHead } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { type GuestPlace, signInFirst } from '#src/app/ui/forms/sign-in-first.ts'
import { agencyPath, withQuery } from '#src/contract/addresses.ts'
import { ApiError } from '#src/contract/api.ts'
import { picturePath, versionOfAgency } from '#src/contract/pictures.ts'
import type { Agency } from '#src/contract/schemas/crewing.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { placeText } from '#src/i18n/place-name.ts'
import { listCrumbs } from './directory-page.ts'
import { createOrganization } from './organization.ts'
import type { Words } from './texts.ts'

export type AgencyData = {
  agency: Agency
  /** One message, however often it is sent; only for those who can write. */
  idempotencyKey: string | null
}

/** Characters of a message; the server counts the same. */
export const MAX_MESSAGE = 1000

export async function loadAgency(ctx: PageContext): Promise<AgencyData> {
  const { country = '', slug = '' } = ctx.params
  const agency = await findOrNotFound(ctx.api.getAgency(country, slug), ctx)
  return { agency, idempotencyKey: ctx.session?.role === 'seaman' ? crypto.randomUUID() : null }
}

export function createAgencyHead({ agency }: AgencyData, ctx: PageContext): PageHead {
  const { code, t } = ctx.intl
  const words = { code, t, formats: formatsFor(ctx.intl) }
  const crumbs = [...listCrumbs(agency.country.toLowerCase(), words), { name: agency.name, path: agencyPath(agency) }]
  const title = words.t('crewing.agency.title', { name: agency.name, city: agency.city })
  return {
    title,
    description: describeAgency(agency, words, placeText(agency, { intl: ctx.intl, formats: words.formats })),
    type: 'profile',
    feeds: [{ title, path: withQuery('/feed/vacancies.xml', { company: agency.slug }) }],
    picture: { path: picturePath('agency', agency.slug, versionOfAgency(agency)), alt: title },
    jsonLd: [createOrganization(agency, ctx), createBreadcrumbList(crumbs, ctx)],
    // Nothing of it has been checked and it offers nothing: no page to send people to.
    ...(!agency.verified && agency.openVacancies === 0 && { noindex: true }),
  }
}

function describeAgency(agency: Agency, words: Words, place: string): string {
  const { t } = words
  const values = {
    kind: t(`crewing.kind.${agency.kind}`),
    place,
    vacancies: agency.openVacancies,
  }
  return agency.verified && agency.licence
    ? t('crewing.agency.description-licence', { ...values, number: agency.licence.number })
    : t('crewing.agency.description', values)
}

export const contactPlace = (agency: Pick<Agency, 'country' | 'slug'>): GuestPlace => ({
  path: agencyPath(agency),
  anchor: '#contact',
})

/** Where a person who has to sign in first comes back to. */
export const contactPath = (agency: Pick<Agency, 'country' | 'slug'>): string => `${agencyPath(agency)}#contact`

/** Sends a seafarer's message to the company of the page. */
export async function sendMessage(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const { country = '', slug = '' } = ctx.params
  if (ctx.session === null) return signInFirst(ctx, values, contactPlace({ country, slug }))
  const path = contactPath({ country, slug })
  const note = (values.note ?? '').trim()
  try {
    await ctx.api.writeToAgency(
      { country, slug },
      { note, reply: values.reply ?? '' },
      values.idempotencyKey || crypto.randomUUID(),
    )
    return { redirect: path }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in')
      return signInFirst(ctx, values, contactPlace({ country, slug }))
    return { failure: failureOf(error, values, ctx.intl) }
  }
}
