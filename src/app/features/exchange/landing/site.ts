import type { PageContext } from '#src/app/page.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import { getLocale } from '#src/domain/locales.ts'

/** Returns the structured data of the site and its operator: name and logo. */
export function createSite({
  productName,
  locale,
  origin,
}: Pick<PageContext, 'productName' | 'locale' | 'origin'>): object {
  const organization = `${origin}/#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: productName,
        url: `${origin}/`,
        logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: 512, height: 512 },
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: productName,
        url: origin + localizePath(locale, '/'),
        inLanguage: getLocale(locale).tag,
        publisher: { '@id': organization },
      },
    ],
  }
}
