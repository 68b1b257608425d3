import { expect, test } from 'vitest'
import { createSite } from './site.ts'

test('the organization is one for all languages, the site is the page’s own', () => {
  const of = (locale: 'en' | 'uk') => createSite({ productName: 'Gangway', locale, origin: 'https://gangway.example' })
  expect(of('en')).toMatchObject({
    '@graph': [{ '@type': 'Organization', name: 'Gangway' }, { url: 'https://gangway.example/' }],
  })
  expect(of('uk')).toMatchObject({
    '@graph': [
      { '@id': 'https://gangway.example/#organization', url: 'https://gangway.example/' },
      {
        url: 'https://gangway.example/uk',
        inLanguage: 'uk-UA',
        publisher: { '@id': 'https://gangway.example/#organization' },
      },
    ],
  })
})
