import type { APIRequestContext, Page } from '@playwright/test'
import type { MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { createExperience } from '#src/domain/cv/cv.ts'
import { MAILINGS, type MailingSlug } from '#src/domain/mailing/mailings.ts'
import { read, write } from '../../support/accounts.ts'

const mailingOf = (slug: MailingSlug): string => MAILINGS.find((mailing) => mailing.slug === slug)?.id ?? ''

export const TANKERS = mailingOf('tankers')
export const ALL_FLEETS = mailingOf('all-fleets')

/** The seafarer of the browser gets a contract on a tanker, so that agencies ask for the CV. */
export async function addTankerContract(request: APIRequestContext): Promise<void> {
  const { profileSeaman, version } = await read<SeamanProfile>(request, '/server/seaman/profile')
  const contract = {
    ...createExperience(crypto.randomUUID()),
    ...{ position: 'bosun', company: 'Harbour Gas', startDate: '2023-01-15', endDate: '2024-06-14' },
    fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' },
  }
  const told = { ...profileSeaman.profileData[0], experience: [contract] }
  await write(request, 'PUT', '/server/seaman/profile', { profileSeaman: { profileData: [told] }, version })
}

const QUOTE = `/server/seaman/mailing-quote/${TANKERS}?isHideRu=true&currency=USD`

/** An agency that may be named and gets letters daily or weekly, so that its letter can still be cancelled. */
export async function findLaterAgency(request: APIRequestContext): Promise<string> {
  const { agencies } = await read<MailingQuoteAnswer>(request, QUOTE)
  const slug = agencies.find(({ agency, frequency }) => agency !== null && frequency !== 'each')?.agency?.slug
  if (!slug) throw new Error('No agency gets the CV later')
  return slug
}

/** What a mailing of a journey leaves open; `atMost`: the most agencies. */
interface Choice {
  agencies?: string[]
  atMost?: number
  isHideRu?: boolean
  isBegunAtOnce?: boolean
}

/** Orders a mailing as the page would, to all agencies that the choice leaves; returns its id. */
export async function placeMailing(
  { request }: Pick<Page, 'request'>,
  mailing: string,
  choice: Choice = {},
): Promise<string> {
  const { agencies = [], atMost, isHideRu = false, isBegunAtOnce = true } = choice
  const asked = { residence: 'PT', currency: 'USD', isHideRu: String(isHideRu), agencies: agencies.join(',') }
  const query = new URLSearchParams(atMost ? { ...asked, atMost: String(atMost) } : asked)
  const path = `/server/seaman/mailing-quote/${mailing}?${query}`
  const { reach, free, priceVersion, price, promo } = await read<MailingQuoteAnswer>(request, path)
  const total = (promo ?? price)?.total.minor ?? 0
  const countries = reach.countries.map(({ code }) => code)
  const { id } = await write<{ id: string }>(request, 'POST', '/server/seaman/mailing', {
    ...{ mailing, isCountriesChosen: true, isBegunAtOnce },
    choice: {
      ...{ fleets: [], vesselTypes: [], countries: [], agencies, atMost: atMost ?? null, notTo: [], language: null },
      ...{ isHideRu, isWithEmployers: false, isWithRecent: false, isWithForm: false },
      ...{ residence: 'PT', currency: 'USD' },
    },
    seen: { agencies: reach.agencies, free: free.letters, countries, priceVersion, total },
  })
  return id
}

/** Orders a mailing to one agency within the free quota; returns its id. */
export async function orderMailing({ request }: Pick<Page, 'request'>): Promise<string> {
  const agencies = [await findLaterAgency(request)]
  return placeMailing({ request }, TANKERS, { agencies, isHideRu: true, isBegunAtOnce: false })
}
