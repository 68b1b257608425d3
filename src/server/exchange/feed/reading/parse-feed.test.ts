import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FeedError } from './feed-error.ts'
import { MAX_ITEMS, parseFeed } from './parse-feed.ts'

const rss = (items: string, more = '') =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${more}${items}</channel></rss>`
const refusal = (xml: string): string => {
  try {
    parseFeed(xml)
  } catch (error) {
    return error instanceof FeedError ? error.code : `fault: ${error}`
  }
  return 'taken'
}

describe('a feed', () => {
  it('may be RSS', () => {
    const item =
      '<item><title> Bosun  for PSV</title><link>https://a.example/1</link><guid>one</guid><description><![CDATA[<p>Text</p>]]></description><pubDate>Mon, 20 Apr 2026 11:50:53 +0300</pubDate></item>'
    expect(parseFeed(rss(item, '<language>de-DE</language>'))).toEqual({
      language: 'de',
      items: [
        {
          position: 1,
          externalId: 'one',
          title: 'Bosun for PSV',
          description: '<p>Text</p>',
          published: Date.UTC(2026, 3, 20, 8, 50, 53),
          fields: {},
        },
      ],
    })
  })

  it('may be Atom', () => {
    const xml = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr"><title>Emplois</title><entry><id>urn:1</id>
      <title>Bosco</title><content type="html">&lt;p&gt;Texte&lt;/p&gt;</content><updated>2026-04-20T08:00:00Z</updated></entry></feed>`
    expect(parseFeed(xml)).toMatchObject({
      language: 'fr',
      items: [
        { externalId: 'urn:1', title: 'Bosco', description: '<p>Texte</p>', published: Date.UTC(2026, 3, 20, 8) },
      ],
    })
  })

  it('may be a list of vacancies with fields of their own', () => {
    const xml = `<vacancies><vacancy id="7"><position>Chief Officer</position><vessel_type>LPG carrier</vessel_type><Salary>9000 USD</Salary>
      <joinDate>01.01.2027</joinDate><contract-duration>4 m</contract-duration><text>Words</text></vacancy></vacancies>`
    expect(parseFeed(xml).items).toMatchObject([
      {
        externalId: '7',
        title: 'Chief Officer',
        description: 'Words',
        fields: {
          rank: 'Chief Officer',
          vesselType: 'LPG carrier',
          pay: '9000 USD',
          joining: '01.01.2027',
          duration: '4 m',
        },
      },
    ])
  })

  it('takes the link as the name of an entry without one', () => {
    expect(parseFeed(rss('<item><title>A</title><link>https://a.example/1</link></item>')).items[0]?.externalId).toBe(
      'https://a.example/1',
    )
  })

  it('may be empty', () => {
    expect(parseFeed(rss('')).items).toEqual([])
  })
})

describe('what is no feed', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  it.each([
    ['entities of its own', `${bomb}${rss('<item><title>&b;</title></item>')}`, 'doctype'],
    [
      'a file of the machine',
      `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${rss('<item><title>&f;</title></item>')}`,
      'doctype',
    ],
    ['a document type elsewhere', `<!DOCTYPE rss SYSTEM "https://evil.example/x.dtd">${rss('')}`, 'doctype'],
    ['a document type after a comment', `<!-- <!DOCTYPE --><!DOCTYPE rss>${rss('')}`, 'doctype'],
    ['an entity of HTML', rss('<item><title>A&nbsp;B</title></item>'), 'malformed'],
    ['an element that is not closed', rss('<item><title>A</item>'), 'malformed'],
    ['two roots', '<rss/><rss/>', 'malformed'],
    ['a character that XML forbids', rss('<item><title>&#0;</title></item>'), 'malformed'],
    ['nothing', '', 'malformed'],
    ['words', 'Bosun wanted', 'malformed'],
    ['JSON', '{"items":[]}', 'malformed'],
    ['a page', '<html><body><p>Vacancies</p></body></html>', 'not-a-feed'],
    ['nesting without end', '<a>'.repeat(100_000), 'too-deep'],
    ['nesting hidden behind attributes', '<a b="/>">'.repeat(100_000), 'too-deep'],
    ['very many elements', `<rss>${'<a/>'.repeat(70_000)}</rss>`, 'too-many-items'],
    ['very many entries', rss('<item><title>A</title></item>'.repeat(MAX_ITEMS + 1)), 'too-many-items'],
  ])('%s', (_, xml, code) => {
    expect(refusal(xml)).toBe(code)
  })

  it.each([
    ['tags', '<a '.repeat(300_000)],
    ['comments', `<rss>${'<!--'.repeat(200_000)}`],
    ['sections', `<rss>${'<![CDATA['.repeat(100_000)}`],
    ['quotes', `<a b="${'<'.repeat(500_000)}`],
    ['attributes', `<rss ${'a="'.repeat(200_000)}`],
    ['references', rss(`<item><title>${'&#65;'.repeat(100_000)}</title></item>`)],
  ])('%s without end are answered too', (_, xml) => {
    expect(refusal(xml)).toMatch(/^(malformed|too-deep|too-many-items|doctype|not-a-feed|taken)$/)
  })

  it('is refused by name, never with a fault', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          '<rss>',
          '</rss>',
          '<item>',
          '</item>',
          '<title>',
          '</title>',
          '<![CDATA[',
          ']]>',
          '<!--',
          '-->',
          '&amp;',
          '&#x;',
          '<?xml',
          '?>',
          '<!DOCTYPE',
          '<a:b c="d">',
          '"',
        ),
        fc.string({ unit: 'binary', maxLength: 20 }),
      ),
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(refusal(parts.join(''))).not.toContain('fault')
      }),
      { numRuns: 1000 },
    )
  })
})
