import type { APIRequestContext, Page } from '@playwright/test'
import type { MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { createExperience } from '#src/domain/cv/cv.ts'
import { MAILINGS } from '#src/domain/mailing/mailings.ts'
import { read, write } from '../../support/accounts.ts'

export const TANKERS = MAILINGS.find(({ slug }) => slug === 'tankers')?.id ?? ''

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

/** Orders a mailing to one agency within the free quota; returns its id. */
export async function orderMailing({ request }: Pick<Page, 'request'>): Promise<string> {
  const slug = await findLaterAgency(request)
  const { reach, free, priceVersion } = await read<MailingQuoteAnswer>(request, `${QUOTE}&agencies=${slug}`)
  const choice = {
    ...{ fleets: [], vesselTypes: [], countries: [], agencies: [slug], atMost: null, notTo: [], language: null },
    ...{ isHideRu: true, isWithEmployers: false, isWithRecent: false, isWithForm: false },
    ...{ residence: 'PT', currency: 'USD' },
  }
  const countries = reach.countries.map(({ code }) => code)
  const seen = { agencies: reach.agencies, free: free.letters, countries, priceVersion, total: 0 }
  const body = { mailing: TANKERS, choice, seen, isCountriesChosen: true, isBegunAtOnce: false }
  return (await write<{ id: string }>(request, 'POST', '/server/seaman/mailing', body)).id
}
