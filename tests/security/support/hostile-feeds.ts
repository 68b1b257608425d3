import type { Bytes } from '../../server/support/files.ts'
import { join, toBytes } from '../../server/support/picture-bytes.ts'
import { PLACE, SCRIPT } from './hostile-files.ts'

/** What is sent as a feed; all but those that are `read` are refused, with words about why. */
export type HostileFeed = readonly [name: string, isRead: boolean, bytes: Bytes]

const feed = (inside: string) => `<rss><channel>${inside}</channel></rss>`
const withType = (type: string) => toBytes(`<!DOCTYPE rss [${type}]>${feed('<item><title>&a;</title></item>')}`)
const declare = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
const grow = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`).join('')

/** What is no feed, or would be endless; and feeds whose words would run elsewhere. */
export const listHostileFeeds = (): HostileFeed[] => [
  ['entities that grow a thousand million times', false, withType(`${grow}<!ENTITY a "&e8;">`)],
  ['an entity that is a file of the server', false, withType('<!ENTITY a SYSTEM "file:///etc/passwd">')],
  ['an entity from elsewhere', false, withType('<!ENTITY % a SYSTEM "https://elsewhere.example/x.dtd"> %a;')],
  ['elements in elements without end', false, toBytes('<a>'.repeat(200_000))],
  ['more elements than any feed has', false, toBytes(feed('<a/>'.repeat(70_000)))],
  ['more entries than are read', false, toBytes(feed('<item/>'.repeat(501)))],
  ['half a feed', false, toBytes('<rss><channel><item><title>Bos')],
  ['a comment without an end', false, toBytes(`<rss><!--${'-'.repeat(800_000)}`)],
  ['words without an end', false, toBytes(`<rss><![CDATA[${']'.repeat(800_000)}`)],
  ['an attribute without an end', false, toBytes(`<rss a="${'<'.repeat(800_000)}`)],
  ['a list of values', false, toBytes('{"items":[{"title":"Bosun"}]}')],
  ['a table', false, toBytes('title,pay\n=cmd|calc,1')],
  [
    'a sheet that includes',
    false,
    toBytes(`<x xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="/etc"/></x>`),
  ],
  ['a program in a style sheet', false, toBytes(`<?xml-stylesheet href="https://elsewhere.example/x.xsl"?><x/>`)],
  ['half a sign of UTF-16', false, join(Uint8Array.of(0xff, 0xfe), toBytes('<\0r\0s\0s\0>'))],
  ['signs that no XML has', false, toBytes(feed('<item><title>\0\x01\x08</title></item>'))],
  [
    'an encoding of another time',
    true,
    toBytes(declare('utf-7') + feed('<item><title>+ADw-script+AD4-</title></item>')),
  ],
  ['an encoding that there is not', true, toBytes(declare('klingon') + feed('<item/>'))],
  ['a script in every place', true, toBytes(feed(`<item><guid>1</guid><title><![CDATA[${SCRIPT}]]></title></item>`))],
  ['a title of half a megabyte', true, toBytes(feed(`<item><title>${PLACE.repeat(25_000)}</title></item>`))],
]
