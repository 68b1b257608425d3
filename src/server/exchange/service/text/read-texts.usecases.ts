import type { ServiceTexts, TextQuery } from '#src/contract/service/text-schemas.ts'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { BUILT_IN, findTextState, pickVersion, type ServiceWords } from '#src/domain/service/service-text.ts'
import { SERVICE_SLUGS, type ServiceSlug } from '#src/domain/service/services.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { builtInWords } from './service-words.ts'
import { listLastTexts, listTexts } from './texts.repository.ts'

/** Versions that the page shows; older ones remain for orders that were placed with them. */
const MAX_LISTED = 100

type Version = ServiceTexts['versions'][number]
type Last = Awaited<ReturnType<typeof listLastTexts>>

/** For each service the state of every language. */
function describeServices(last: Last): ServiceTexts['services'] {
  const times = new Map(last.map(({ service, language, at }) => [`${service} ${language}`, at ?? undefined]))
  const lastOf = (service: ServiceSlug, language: LocaleCode) => times.get(`${service} ${language}`)
  return SERVICE_SLUGS.map((service) => ({
    service,
    languages: LOCALE_CODES.map((language) => ({
      language,
      state: findTextState(lastOf(service, language), lastOf(service, 'en')),
    })),
  }))
}

function toVersion(
  { version, email }: Awaited<ReturnType<typeof listTexts>>[number],
  held: number,
  today: string,
): Version {
  const { number, title, text, not, from, createdAt } = version
  const isPlanned = from > today
  const state = number === held ? 'current' : isPlanned ? 'planned' : 'past'
  return { number, title, text, not, from, createdAt, createdBy: email, state }
}

/** The words of the last version, which an admin who translates follows. */
const wordsOf = ({ title, text, not }: ServiceWords): ServiceWords => ({ title, text, not })

/** Returns the versions of the texts of a service in a language, and which languages of which services are behind the English. */
export async function getServiceTexts(
  { db, clock }: Needs<'db' | 'clock'>,
  { service, language }: TextQuery,
): Promise<ServiceTexts> {
  const now = clock()
  const today = toPlainDate(now)
  const [rows, english, last, intl, inEnglish] = await Promise.all([
    ...[listTexts(db, service, language, MAX_LISTED), listTexts(db, service, 'en', 1)],
    ...([listLastTexts(db), loadServerIntl(language), loadServerIntl('en')] as const),
  ] as const)
  const held = pickVersion(
    rows.map(({ version }) => version),
    now,
  )?.number
  const builtIn: Version = {
    ...{ number: BUILT_IN, ...builtInWords(intl, service), from: null, createdAt: null, createdBy: null },
    state: held === undefined ? 'current' : 'past',
  }
  const [newest] = english
  return {
    ...{ service, language, services: describeServices(last), number: rows[0]?.version.number ?? BUILT_IN },
    english: newest ? wordsOf(newest.version) : builtInWords(inEnglish, service),
    versions: [...rows.map((row) => toVersion(row, held ?? BUILT_IN, today)), builtIn],
  }
}
