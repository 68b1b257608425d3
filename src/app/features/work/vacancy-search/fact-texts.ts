import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { CERTIFICATE_REGULATIONS } from '#src/domain/vocabulary/certificate-regulations.ts'
import { namesCitizens } from '#src/domain/vocabulary/citizen-words.ts'
import { portText } from './row-text.ts'
import type { Words } from './words.ts'

/** "Rotterdam, 20 December 2026 at the latest": port and window; empty if both are unknown. */
export function joiningText(vacancy: VacancyDetail, words: Words): string {
  const { t, formats } = words
  const latest = vacancy.joinTo > vacancy.joinFrom ? formats.plainDate(vacancy.joinTo) : ''
  const port = portText(vacancy, words)
  if (port && latest) return t('vacancy.detail.join-port-latest', { port, date: latest })
  return latest ? t('vacancy.detail.join-latest', { date: latest }) : port
}

/** "12–20 December 2026", or one date. */
export const joinWindow = ({ joinFrom, joinTo }: VacancyDetail, { formats }: Words): string =>
  formats.dateRange(joinFrom, joinTo)

export function crewText({ crew }: VacancyDetail, { t, formats }: Words): string {
  if (!crew) return ''
  if (crew.nationalities.length === 0) return t('vacancy.detail.crew-size', { count: crew.size })
  return t('vacancy.detail.crew-mix', {
    count: crew.size,
    countries: formats.list(crew.nationalities.map(formats.country)),
  })
}

/** Empty if only the text names nationalities. */
export function nationalityText({ nationalities, text }: VacancyDetail, { t, formats }: Words): string {
  if (nationalities.length > 0) return formats.anyOf(nationalities.map(formats.country))
  return namesCitizens(text) ? '' : t('vacancy.detail.nationality-any')
}

export type CertificateText = { slug: string; name: string; regulation: string }

/** Names of demanded papers; the regulation only if the name does not contain it. */
export const certificateTexts = ({ certificates }: VacancyDetail, { intl, t }: Words): CertificateText[] =>
  certificates.map((slug) => {
    const id = `certificate.${slug}` as const
    const name = intl.has(id) ? intl.t(id) : slug
    const regulation = CERTIFICATE_REGULATIONS.get(slug)
    return {
      slug,
      name,
      regulation: regulation && !name.includes(regulation) ? t('vacancy.detail.regulation', { regulation }) : '',
    }
  })
