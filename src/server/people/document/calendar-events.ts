import { localizePath } from '#src/contract/http/addresses.ts'
import type { CvDocument } from '#src/domain/cv/cv.ts'
import { lastDayAboard, listLasting, listTooShort, RADAR_DAYS } from '#src/domain/cv/radar.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { toDate, toDay } from '#src/domain/sea-service/plain-days.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import type { findContracts } from './contracts.repository.ts'
import { namePaper } from './paper-name.ts'
import type { CalendarEvent } from './write-ics.ts'

type Writing = { intl: AppIntl; locale: LocaleCode; origin: string; now: number }
type Contract = Awaited<ReturnType<typeof findContracts>>[number]

const papersUrl = ({ origin, locale }: Writing): string =>
  `${origin}${localizePath(locale, '/seaman/cv')}?tab=documents`

/** Returns the last day of each paper. */
export const listExpiries = (papers: readonly CvDocument[], publicId: string, writing: Writing): CalendarEvent[] =>
  listLasting(papers).map((paper) => ({
    uid: `paper-${paper.id}-${publicId}`,
    from: paper.validDate as string,
    to: paper.validDate as string,
    title: writing.intl.t('document.calendar.expires', { paper: namePaper(writing.intl, paper) }),
    url: papersUrl(writing),
    changedAt: writing.now,
  }))

/** Returns the joining window of a contract. */
export const writeJoining = (contract: Contract, { intl, locale, origin }: Writing): CalendarEvent => ({
  uid: `joining-${contract.applicationId}`,
  from: contract.joinFrom,
  to: contract.joinTo,
  title: intl.t('document.calendar.joins', {
    rank: rankName(intl, contract.rank),
    vessel: insideSentence(intl, intl.t(`vessel.${contract.vesselType}`)),
    company: contract.company,
  }),
  url: origin + localizePath(locale, `/vacancy/${contract.vacancyId}`),
  changedAt: contract.changedAt,
})

/** A month before joining, or the day of the agreement if later; never after joining. */
function renewOn({ joinFrom, changedAt }: Contract): string {
  const [month, agreed] = [toDate(toDay(joinFrom) - RADAR_DAYS[0]), toPlainDate(changedAt)]
  const on = agreed > month ? agreed : month
  return on > joinFrom ? joinFrom : on
}

/** Returns papers that end too early for a contract, on a day on which they can still be renewed. */
export function listRenewals(papers: readonly CvDocument[], contract: Contract, writing: Writing): CalendarEvent[] {
  const { applicationId, company, joinFrom } = contract
  const on = renewOn(contract)
  return listTooShort(papers, { joinFrom, lastDay: lastDayAboard(contract) }).map((paper) => ({
    uid: `renewal-${paper.id}-${applicationId}`,
    from: on,
    to: on,
    title: writing.intl.t('document.calendar.renew-before', { paper: namePaper(writing.intl, paper), company }),
    url: papersUrl(writing),
    changedAt: writing.now,
  }))
}
