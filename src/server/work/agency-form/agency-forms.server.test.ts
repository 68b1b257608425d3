import { parseXml } from '@rgrove/parse-xml'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FORM_PLACES, listOfPlace } from '#src/domain/agency-form/agency-form.ts'
import { arbitraryCv } from '#src/domain/cv/cv.fixture.ts'
import { maskCv } from '#src/domain/cv/masks.ts'
import { writeFormValues } from '#src/i18n/cv/form-values.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { fillForm } from '#src/server/work/agency-form/fill-form.ts'
import { readForm } from '#src/server/work/agency-form/reading/read-form.ts'
import { packForm, paragraph, row, WORD } from '#tests/security/support/hostile-forms.ts'
import { send } from '#tests/server/support/files.ts'
import { countRows, joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { agencyFormDomain } from './index.ts'

const startServer = serverOf(agencyFormDomain, fileDomain)

const OWN = '/server/company/form'
const OFFERED = '/server/seaman/form'

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const english = await loadIntl('en')
const documentIn = (docx: Uint8Array) => strFromU8(unzipSync(docx)['word/document.xml'] as Uint8Array)
const wordsIn = (docx: Uint8Array) =>
  documentIn(docx)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')

const fill = async (body: string, cv: Parameters<typeof writeFormValues>[1]) => {
  const { document } = await readForm(packForm(body))
  return fillForm(document, writeFormValues(english, cv, Date.parse('2026-11-24')))
}

describe('a form of a company', () => {
  it('is filled where Word has split a name into several runs, and keeps what it does not know', async () => {
    const [cv] = fc.sample(arbitraryCv, { seed: 3, numRuns: 1 })
    if (!cv) throw new Error('no CV')
    const told = { ...cv, profileData: { ...cv.profileData, surname: 'O’Neil & <Sons>' } }
    const words = wordsIn(await fill(paragraph('Name: [', '[sur', 'name]', '], [[ FULL-NAME ]] [[shoe]]'), told))
    expect(words).toContain('Name: O’Neil &amp; &lt;Sons&gt;|')
    expect(words).toContain('[[shoe]]')
    expect(words).not.toContain('FULL-NAME')
  })

  it('has a row for each contract, the newest first, and an empty one where there is none', async () => {
    const [cv] = fc.sample(arbitraryCv, { seed: 4, numRuns: 1 })
    if (!cv) throw new Error('no CV')
    const [first] = fc.sample(
      arbitraryCv.filter(({ experience }) => experience.length > 0),
      { seed: 5, numRuns: 1 },
    )
    const voyage = first?.experience[0] as (typeof cv)['experience'][number]
    const experience = ['2020-01-01', '2024-01-01'].map((startDate, id) => ({
      ...voyage,
      id: String(id),
      startDate,
      endDate: null,
      fleetVesselName: `Ship ${startDate.slice(0, 4)}`,
    }))
    const table = `<w:tbl>${row('Vessel')}${row('[[experience.fleetVesselName]]!')}</w:tbl>${paragraph('[[surname]]')}`
    expect(wordsIn(await fill(table, { ...cv, experience }))).toMatch(/Vessel\|Ship 2024!\|Ship 2020!\|/)
    expect(wordsIn(await fill(table, { ...cv, experience: [] }))).toMatch(/Vessel\|!\|/)
  })

  it('is filled whichever prefix its file gives the namespace of Word', async () => {
    const [cv] = fc.sample(arbitraryCv, { seed: 3, numRuns: 1 })
    if (!cv) throw new Error('no CV')
    const told = { ...cv, profileData: { ...cv.profileData, surname: 'Lim' } }
    const body = paragraph('[[surname]]')
      .replaceAll(/<(\/?)w:/g, '<$1x:')
      .replace('<x:p>', `<x:p xmlns:x="${WORD}">`)
    expect(wordsIn(await fill(body, told))).toContain('|Lim|')
  })

  it('that was kept when less was refused is not filled', () => {
    const hostile = packForm(`<w:p><w:r><w:instrText>DDEAUTO cmd</w:instrText></w:r></w:p>${paragraph('[[surname]]')}`)
    expect(() => fillForm(hostile, { single: { surname: 'Lim' }, lists: {} as never })).toThrow('fields')
  })

  it('of a company that no one checked has numbers and next of kin only when its person says so', async () => {
    const server = startServer()
    const names = paragraph('[[surname]], [[passport.number]], [[kin.kinName]]')
    const companies = [await registerCompany(server), await registerCompany(server, { verified: false })]
    for (const company of companies) await send(company, packForm(names), { purpose: 'form' })
    const person = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' })
    const { data } = await readOwnCv(person)
    await editOwnCv(person, {
      kin: { kinName: 'Olena' },
      documents: data.documents.map((paper, place) => (place === 0 ? { ...paper, number: 'P-77' } : paper)) as never,
    })
    const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ')
    const filled = async (company: (typeof companies)[number] | undefined, query = '') => {
      const { items } = (await company?.get(OWN))?.body ?? { items: [] }
      const address = `http://localhost:8787${OFFERED}/${items[0].id}/filled${query}`
      const answer = await server.fetch(new Request(address, { headers: { cookie } }))
      return wordsIn(new Uint8Array(await answer.arrayBuffer()))
    }
    expect(await filled(companies[0])).toContain('|Lim, P-77, Olena|')
    expect(await filled(companies[1])).toContain('|Lim, , |')
    expect(await filled(companies[1], '?whole=1')).toContain('|Lim, P-77, Olena|')
  })

  it('is well-formed whatever is in the CV, in every place, and tells no wish', async () => {
    const single = FORM_PLACES.filter((place) => !listOfPlace(place)).map((place) => paragraph(`[[${place}]]`))
    const rows = FORM_PLACES.filter(listOfPlace).map((place) => row(`[[${place}]]`))
    const { document, unknown } = await readForm(packForm(`${single.join('')}<w:tbl>${rows.join('')}</w:tbl>`))
    expect(unknown).toEqual([])
    await fc.assert(
      fc.asyncProperty(arbitraryCv, async (cv) => {
        const wish = { ...cv, profileData: { ...cv.profileData, desiredSalary: 98_765_400, desiredContract: 17 } }
        const text = documentIn(fillForm(document, writeFormValues(english, maskCv(wish, []), 0)))
        parseXml(text)
        for (const place of FORM_PLACES) expect(text).not.toContain(`[[${place}]]`)
        expect(text.replaceAll(/\D/g, ' ')).not.toMatch(/98 ?765 ?4/)
      }),
      { numRuns: 25 },
    )
  })

  it('is sent by who may change the company, offered to seafarers, filled from their CV, and taken away', async () => {
    const server = startServer()
    const company = await registerCompany(server, { name: 'Aardvark Crewing' })
    const sent = await send(company, packForm(`${paragraph('[[surname]]')}${paragraph('[[shoe]] size')}`), {
      purpose: 'form',
      input: { name: 'Our form.docx' },
    })
    expect(sent.status, sent.text).toBe(200)
    const { items } = (await company.get(OWN)).body
    expect(items).toMatchObject([{ name: 'Our form.docx', places: 1, unknown: [{ name: 'shoe', line: 2 }] }])
    const person = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' })
    await editOwnCv(person, { kin: { kinName: 'Olena' } })
    const offered = (await person.get(`${OFFERED}?q=aard`)).body
    expect(offered.items).toMatchObject([{ id: items[0].id, company: { name: 'Aardvark Crewing' }, hasApplied: false }])
    const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await server.fetch(
      new Request(`http://localhost:8787${OFFERED}/${items[0].id}/filled`, { headers: { cookie } }),
    )
    expect(answer.headers.get('content-disposition')).toContain('cv-lim-ana.docx')
    expect(wordsIn(new Uint8Array(await answer.arrayBuffer()))).toContain('|Lim|[[shoe]] size|')
    const stranger = await registerCompany(server)
    await stranger.post(`${OWN}/${items[0].id}/remove`)
    expect((await company.get(OWN)).body.items).toHaveLength(1)
    expect((await company.post(`${OWN}/${items[0].id}/remove`)).body.items).toEqual([])
    expect((await person.get(`${OFFERED}/${items[0].id}/filled`)).status).toBe(404)
  })

  it('is not sent by a viewer or a seafarer, and there are ten at most', async () => {
    const server = startServer()
    const company = await registerCompany(server)
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    expect((await send(viewer, packForm(), { purpose: 'form' })).status).toBe(403)
    expect((await send(await registerSeaman(server), packForm(), { purpose: 'form' })).status).toBe(404)
    for (let form = 0; form < 11; form += 1)
      await send(company, packForm(paragraph(`[[surname]] ${form}`)), { purpose: 'form' })
    expect(await countRows('agency_form', 'company_id = ?', company.companyId)).toBe(10)
  })

  it('keeps none of the bytes that were sent', async () => {
    const { document } = await readForm(packForm(undefined, { 'word/media/a.png': PNG }))
    expect(Object.keys(unzipSync(document)).toSorted()).toEqual([
      '[Content_Types].xml',
      'word/document.xml',
      'word/media/a.png',
    ])
    expect(strFromU8(document)).not.toBe(strFromU8(packForm()))
  })
})
