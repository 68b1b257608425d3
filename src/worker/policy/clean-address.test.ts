import { expect, test } from 'vitest'
import { cleanAddress } from './clean-address.ts'

const ID = '019A3F00-aaaa-7BBB-8ccc-DDDDDDDDDDDD'

const CLEANED: readonly [pathname: string, locale: string, prefix: string, path: string][] = [
  ['/', 'en', 'none', '/'],
  ['/vacancy', 'en', 'none', '/vacancy'],
  ['/VACANCY/', 'en', 'none', '/vacancy'],
  ['/uk', 'uk', 'explicit', '/'],
  ['/UK/', 'uk', 'explicit', '/'],
  ['/Zh/Job/Tanker-Fleet', 'zh', 'explicit', '/job/tanker-fleet'],
  ['/en/vacancy', 'en', 'default', '/vacancy'],
  ['/uk/uk/vacancy', 'uk', 'explicit', '/vacancy'],
  ['/uk/en/vacancy', 'uk', 'explicit', '/vacancy'],
  ['/en/uk/ru/vacancy', 'en', 'default', '/vacancy'],
  [`/Vacancy/${ID}`, 'en', 'none', `/vacancy/${ID.toLowerCase()}`],
  [`/vacancy/${ID}/EDIT`, 'en', 'none', `/vacancy/${ID.toLowerCase()}/edit`],
  ['/ar/C/SecreT', 'ar', 'explicit', '/c/SecreT'],
  ['/Position/Chief-Officer/LNG', 'en', 'none', '/position/chief-officer/lng'],
  ['/docs/Getting-Started', 'en', 'none', '/docs/getting-started'],
  ['/Unknown/Deep/Path/Of/Nobody', 'en', 'none', '/Unknown/Deep/Path/Of/Nobody'],
  ['/%76acancy', 'en', 'none', '/vacancy'],
  ['/docs/%D0%9F%D0%9E', 'en', 'none', '/docs/%D0%BF%D0%BE'],
  ['/docs/a:b@c', 'en', 'none', '/docs/a:b@c'],
]

test.each(CLEANED)('%s', (pathname, locale, prefix, path) => {
  expect(cleanAddress(pathname)).toEqual({ locale, prefix, path })
})

const REFUSED: readonly [pathname: string, status: number][] = [
  ['//evil.example', 404],
  ['/\\evil.example', 404],
  ['/%5Cevil.example', 404],
  ['/%2Fevil.example', 404],
  ['/uk//evil.example', 404],
  ['/vacancy//', 404],
  ['/a%00b', 404],
  ['/a%0d%0aset-cookie:x=1', 404],
  ['/%09/evil.example', 404],
  ['/a%7f', 404],
  ['/%C2%85', 404],
  ['/%', 400],
  ['/%zz', 400],
  ['/%E0%A4', 400],
  ['/%ED%A0%80', 400],
  ['/%C0%AF', 400],
  [`/${'a'.repeat(2000)}`, 414],
]

test.each(REFUSED)('%s is refused', (pathname, status) => {
  expect(cleanAddress(pathname)).toEqual({ refused: status })
})

test('the query counts for the length', () => {
  expect(cleanAddress('/vacancy', `?q=${'a'.repeat(12_000)}`)).toEqual({ refused: 414 })
})
