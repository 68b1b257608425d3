import type { PageContext } from '#src/app/page.ts'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { imagePath } from '#src/contract/file/images.ts'
import { companyPath, localizePath } from '#src/contract/http/addresses.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { cityText } from '#src/i18n/place-name.ts'

const LOGO = { kind: 'logo', width: 192, format: 'png' } as const

/** Returns structured data of a company; only what its page shows. */
export function createOrganization(
  company: Company,
  { locale, origin, intl }: Pick<PageContext, 'locale' | 'origin' | 'intl'>,
): object {
  const { name, legalName, licence, website, logo, offices, verified } = company
  const page = origin + localizePath(locale, companyPath(company))
  const seat = offices.find(({ kind }) => kind === 'head')
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}${companyPath(company)}#company`,
    name,
    ...(legalName && { legalName }),
    ...(logo && { logo: origin + imagePath({ ...LOGO, key: logo }) }),
    url: website ?? page,
    ...(website && { mainEntityOfPage: page }),
    address: {
      '@type': 'PostalAddress',
      ...(seat?.address && { streetAddress: seat.address }),
      addressLocality: cityText(company, { intl, formats: formatsFor(intl) }),
      addressCountry: company.country,
    },
    ...(verified &&
      licence && {
        identifier: {
          '@type': 'PropertyValue',
          ...(licence.issuer && { propertyID: licence.issuer }),
          value: licence.number,
        },
      }),
  }
}
