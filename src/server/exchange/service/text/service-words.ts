import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { pickVersion, type ServiceWords } from '#src/domain/service/service-text.ts'
import type { ServiceSlug } from '#src/domain/service/services.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { ServiceTextRow } from './text.tables.ts'
import { findTextsIn, findTextsOf } from './texts.repository.ts'

/** The texts of the product, which hold before the first version. */
export const builtInWords = ({ t }: AppIntl, slug: ServiceSlug): ServiceWords => ({
  ...{ title: t(`service.title.${slug}`), text: t(`service.text.${slug}`), not: t(`service.not.${slug}`) },
})

const wordsOf = ({ title, text, not }: ServiceTextRow): ServiceWords => ({ title, text, not })

/** Returns the texts of a service at an instant, in UTC ms. */
export type ReadWords = (slug: ServiceSlug, at: number) => ServiceWords

/** Reads the texts of all services in a language, also those that held earlier. */
export async function readServiceWords(db: Database, language: LocaleCode): Promise<ReadWords> {
  const [intl, rows] = await Promise.all([loadServerIntl(language), findTextsIn(db, language)])
  const byService = Map.groupBy(rows, ({ service }) => service)
  return (slug, at) => {
    const version = pickVersion(byService.get(slug) ?? [], at)
    return version ? wordsOf(version) : builtInWords(intl, slug)
  }
}

/** Reads the title of a service at an instant in all languages. */
export async function readTitles(
  db: Database,
  slug: ServiceSlug,
  at: number,
): Promise<ReadonlyMap<LocaleCode, string>> {
  const byLanguage = Map.groupBy(await findTextsOf(db, slug), ({ language }) => language)
  const titles = LOCALE_CODES.map(async (code) => {
    const version = pickVersion(byLanguage.get(code) ?? [], at)
    return [code, version?.title ?? (await loadServerIntl(code)).t(`service.title.${slug}`)] as const
  })
  return new Map(await Promise.all(titles))
}
