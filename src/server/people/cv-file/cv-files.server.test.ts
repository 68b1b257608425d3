import { parseXml } from '@rgrove/parse-xml'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { arbitraryCv } from '#src/domain/cv/cv.fixture.ts'
import { readExport } from '#src/domain/cv/cv-export.ts'
import { readJson } from '#src/domain/cv-import/read-json.ts'
import { toFoundCv } from '#src/domain/cv-import/take.ts'
import { createTerms } from '#src/domain/cv-import/terms.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { writePaper } from '#src/i18n/cv/write-paper.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { escapeXml } from '#src/server/people/cv-file/docx/word-markup.ts'
import { writeDocx } from '#src/server/people/cv-file/docx/write-docx.ts'
import { createClient } from '#tests/server/support/client.ts'
import { registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { cvFileDomain } from './index.ts'

const startServer = serverOf(cvFileDomain)

const FILE = '/server/seaman/cv/file'

const bytesOf = async (server: ReturnType<typeof startServer>, cookie: string, path: string) => {
  const answer = await server.fetch(new Request(`http://localhost:8787${path}`, { headers: { cookie } }))
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map((pair) => pair.join('=')).join('; ')

describe('files of a CV', () => {
  it('a document of Word has what is told, in the language that is asked for, without what is left out', async () => {
    const server = startServer()
    const person = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' })
    await editOwnCv(person, { contact: { mobile: '+380 501 112 & <b>' }, kin: { kinName: 'Olena' } })
    const path = `${FILE}/docx?in=ar&off=kin`
    const { answer, bytes } = await bytesOf(server, cookieOf(person), path)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="cv-lim-ana.docx"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const document = strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array)
    const arabic = await loadIntl('ar')
    expect(document).toContain(arabic.t('paper.group.person'))
    expect(document).toContain('<w:bidi/>')
    expect(document).toContain('+380 501 112 &amp; &lt;b&gt;')
    expect(document).not.toContain('Olena')
  })

  it('our own file has all of it, and comes in again', async () => {
    const server = startServer()
    const person = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' })
    await editOwnCv(person, { kin: { kinName: 'Olena' } })
    const { body } = await person.get(`${FILE}/export`)
    expect(readExport(body)).toMatchObject({ profileData: { firstname: 'Ana' }, kin: { kinName: 'Olena' } })
  })

  it('a JSON Resume has all of it too, also the pay that is wished for, and comes in as it was', async () => {
    const server = startServer()
    const person = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' })
    await editOwnCv(person, {
      ...{ desiredSalary: 900_000, desiredCurrency: 'USD', desiredPeriod: 'month', desiredContract: 6 },
      isHideEngines: false,
      kin: { kinName: 'Olena' },
    })
    const { body } = await person.get(`${FILE}/resume?in=uk`)
    const reading = readJson(body, { terms: createTerms({}), order: {} })
    if (!reading) throw new Error('nothing was read')
    const { data } = await readOwnCv(person)
    expect(toFoundCv(reading)).toMatchObject({
      profileData: {
        ...{ firstname: 'Ana', surname: 'Lim', desiredSalary: 900_000, desiredCurrency: 'USD' },
        ...{ desiredPeriod: 'month', desiredContract: 6, isHideEngines: false },
      },
      kin: { kinName: 'Olena' },
      documents: data.documents.map(({ type, name, number }) => ({ type, name, number })),
    })
    const masked = JSON.stringify((await person.get(`${FILE}/resume?off=kin`)).body)
    expect(masked).not.toContain('Olena')
  })

  it('a row of a crew list is English, and nothing in it is a formula', async () => {
    const server = startServer()
    const person = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' }, 'uk')
    await editOwnCv(person, { profileData: undefined, birthPlace: '=HYPERLINK("https://x.example")' } as never)
    const { text } = await person.get(`${FILE}/crew-list`)
    expect(text).toContain('"Family name","Given names"')
    expect(text).toContain('"\'=HYPERLINK(""https://x.example"")"')
  })

  it('are for their seafarer alone', async () => {
    const server = startServer()
    expect((await createClient(server).get(`${FILE}/docx`)).status).toBe(401)
    expect((await (await registerCompany(server)).get(`${FILE}/docx`)).status).toBe(403)
    expect((await (await registerSeaman(server)).get(`${FILE}/exe`)).status).toBe(404)
  })
})

it('whatever is in a CV, its document is well-formed in every language, and has no field, macro or link', async () => {
  const intls = await Promise.all(LOCALE_CODES.map(loadIntl))
  fc.assert(
    fc.property(arbitraryCv, fc.constantFrom(...LOCALE_CODES), fc.string({ unit: 'binary' }), (cv, code, name) => {
      const hostile = { ...cv, kin: { ...cv.kin, kinName: `${name}</w:t><w:fldSimple w:instr="DDE"/>` } }
      const intl = intls[LOCALE_CODES.indexOf(code)] as (typeof intls)[number]
      const parts = unzipSync(writeDocx(writePaper(intl, { cv: hostile, evidence: new Map(), now: 0 }), code))
      expect(Object.keys(parts).toSorted()).toEqual([
        '[Content_Types].xml',
        '_rels/.rels',
        'word/_rels/document.xml.rels',
        'word/document.xml',
        'word/styles.xml',
      ])
      const text = strFromU8(parts['word/document.xml'] as Uint8Array)
      for (const typed of cv.documents.flatMap(({ number, trackingNumber, extra }) => [number, trackingNumber, extra]))
        for (const line of (typed ?? '').split('\n')) expect(text.includes(escapeXml(line)), line).toBe(true)
      for (const part of Object.values(parts)) parseXml(strFromU8(part))
      expect(strFromU8(parts['word/document.xml'] as Uint8Array)).not.toMatch(
        /<w:(?:fldSimple|instrText|hyperlink|object)/,
      )
    }),
    { numRuns: 40 },
  )
})
