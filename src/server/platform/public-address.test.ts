import { expect, it } from 'vitest'
import { readPublicAddress } from './public-address.ts'

const own = ['gangway.example']

it.each([
  ['https://agency.com/feed.rss', 'https://agency.com/feed.rss'],
  [' https://Feeds.Agency.co.uk:443/v2?lang=en#top ', 'https://feeds.agency.co.uk/v2?lang=en'],
  ['https://крюинг.укр/лента', 'https://xn--c1ajfnn8f.xn--j1amh/%D0%BB%D0%B5%D0%BD%D1%82%D0%B0'],
])('%s may be fetched', (text, address) => {
  expect(readPublicAddress(text, { own })?.href).toBe(address)
})

it.each([
  // other protocols and words
  '',
  'agency.com/feed',
  'http://agency.com/feed',
  'ftp://agency.com/feed',
  'file:///etc/passwd',
  'data:text/xml,<rss/>',
  'javascript:alert(1)',
  'gopher://agency.com',
  '//agency.com/feed',
  'https:///feed',
  // ports and names to sign in with
  'https://agency.com:8443/feed',
  'https://agency.com:22/',
  'https://user:password@agency.com/feed',
  'https://agency.com@169.254.169.254/',
  'https://169.254.169.254\\@agency.com/',
  // figures, whichever way they are written
  'https://127.0.0.1/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://172.16.0.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://8.8.8.8/',
  'https://0/',
  'https://0.0.0.0/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://①②⑦.⓪.⓪.①/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[2001:db8::1]/',
  // names of machines
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://feed.localhost/',
  'https://router/',
  'https://printer.local/',
  'https://db.internal/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://wiki.corp/',
  'https://nas.lan/',
  'https://1.0.0.127.in-addr.arpa/',
  'https://abcdef.onion/',
  'https://a.test/',
  'https://agency.com./',
  'https://-agency.com/',
  'https://agency_.com/',
  'https://agency.123/',
  // names that spell an address
  'https://127.0.0.1.nip.io/',
  'https://10-0-0-1.sslip.io/',
  'https://localtest.me/',
  'https://a.lvh.me/',
  // ourselves
  'https://gangway.example/server/health',
  'https://www.gangway.example/',
  // what is too long, and what hides something
  `https://agency.com/${'a'.repeat(2000)}`,
  'https://agency\u0000.com/',
  'https://agency.com%2f@evil.com/',
  'https://%6cocalhost/',
])('%j may not', (text) => {
  expect(readPublicAddress(text, { own })).toBeUndefined()
})

it('lets tests reach their own machine, and nothing else', () => {
  const options = { own, allowsLocal: true }
  expect(readPublicAddress('http://localhost:8080/feed', options)?.href).toBe('http://localhost:8080/feed')
  for (const text of ['http://agency.com/', 'http://10.0.0.1/', 'https://localhost/', 'http://a.localhost/'])
    expect(readPublicAddress(text, options), text).toBeUndefined()
})
