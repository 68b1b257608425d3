import { localizePath } from '#src/contract/http/addresses.ts'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'

/** The web app manifest of a language: name, colours and icons of the product. The app is the same one in every language. */
export function createManifest(locale: LocaleCode, productName: string, description: string): object {
  const { tag, dir } = getLocale(locale)
  return {
    name: productName,
    short_name: productName,
    description,
    lang: tag,
    dir,
    id: '/',
    start_url: localizePath(locale, '/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f3f2ec',
    theme_color: '#0f2f42',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
