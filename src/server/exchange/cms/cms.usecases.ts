import type { CmsPage } from '#src/contract/cms/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Config, Needs } from '#src/server/platform/services.ts'
import { findPageRow } from './cms.repository.ts'
import { fillMarkdown, fillText, type TextValues } from './fill-text.ts'

const valuesOf = ({ productName, contact }: Config): TextValues => ({
  productName,
  companyName: contact.company,
  contactEmail: contact.email,
  contactPhone: contact.phone.replaceAll(' ', '\u00a0'),
  contactAddress: contact.address,
})

/** A page edited by admins, in the reader's language or English. */
export async function getPage(
  { db, config }: Needs<'db' | 'config'>,
  slug: string,
  language: LocaleCode,
): Promise<CmsPage> {
  const row = await findPageRow(db, slug, language)
  if (!row) throw new Failure('not-found')
  const values = valuesOf(config)
  return {
    slug: row.slug,
    language: row.language,
    languages: JSON.parse(row.languages) as LocaleCode[],
    title: fillText(row.title, values),
    description: fillText(row.description, values),
    body: fillMarkdown(row.body, values),
    updatedAt: row.updated_at,
    contact: config.contact,
  }
}
