import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#src/app/ui/markdown/render-markdown.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { DocEntry } from './doc.ts'
import { markWords } from './mark-words.ts'
import { readQuery } from './query-words.ts'
import { readSections } from './read-sections.ts'
import { prepareDoc, searchDocs } from './search-docs.ts'

const prepare = (slug: string, title: string, markdown: string, language: LocaleCode = 'en') => {
  const entry: DocEntry = { slug, title, description: `About ${slug}`, audience: 'everyone', order: 1, language }
  return prepareDoc(entry, readSections(markdown, language, renderMarkdown(markdown, { locale: language }).headings))
}

const shelf = [
  prepare('papers', 'Your papers', 'First words.\n\n## Medical\n\nBring the certificate. It is valid for two years.'),
  prepare(
    'firms',
    'For companies',
    '## Licence\n\n- **Number.** We check it, & `2/E` too.\n- The medical examination is yours.',
  ),
  prepare('fees', 'No fees', '## Visas\n\n| cost | who |\n|---|---|\n| visa | the shipowner |'),
]
const find = (query: string, docs = shelf) => searchDocs(docs, readQuery(query))
const slugs = (query: string, docs = shelf) => find(query, docs).map(({ entry }) => entry.slug)

describe('what a search finds', () => {
  test('a word in a heading counts more than one in a sentence', () => {
    expect(slugs('medical')).toEqual(['papers', 'firms'])
  })

  test('the answer is the sentence that has the words, under its heading', () => {
    expect(find('certificate')).toEqual([
      { entry: shelf[0]?.entry, sentence: 'Bring the certificate.', heading: { id: 'medical', text: 'Medical' } },
    ])
  })

  test('words before the first heading lead to the page itself', () => {
    expect(find('first')).toEqual([{ entry: shelf[0]?.entry, sentence: 'First words.' }])
  })

  test('items, rows of tables, codes and signs are read as plain text', () => {
    expect(find('number')[0]?.sentence).toBe('Number.')
    expect(find('check')[0]?.sentence).toBe('We check it, & 2/E too.')
    expect(find('shipowner')[0]?.sentence).toBe('visa · the shipowner')
  })

  test('with several words only the pages that have most of them', () => {
    expect(slugs('medical certificate')).toEqual(['papers'])
    expect(slugs('licence medical')).toEqual(['firms'])
  })

  test('a page that has half of the words or less does not answer', () => {
    expect(slugs('medical bananas')).toEqual([])
  })

  test('another form of a word is found, after the word itself', () => {
    expect(slugs('certificates')).toEqual(['papers'])
    expect(slugs('company')).toEqual(['firms'])
  })

  test('of two sentences the one with the word as it was typed is shown', () => {
    const docs = [prepare('a', 'x', '## y\n\nPasswords are kept. A password is yours.')]
    expect(find('password', docs)[0]?.sentence).toBe('A password is yours.')
  })

  test('one or two letters are a word of their own, not the beginning of others', () => {
    expect(slugs('fi')).toEqual([])
    expect(slugs('2/E')).toEqual(['firms'])
  })

  test('signs alone find nothing, and a very long query is read in part', () => {
    expect(slugs('?! …')).toEqual([])
    expect(slugs(`${'x'.repeat(500)} medical`)).toEqual([])
  })
})

describe('what readers of other languages type', () => {
  const CASES: readonly [language: LocaleCode, text: string, query: string][] = [
    ['ru', 'Заявку можно отозвать до проверки документов. Ещё раз.', 'документ'],
    ['ru', 'Сдайте медицинскую комиссию. Счёт оплачивает компания.', 'СЧЕТ'],
    ['uk', 'Перегляньте вакансії своєї компанії.', 'вакансія'],
    ['fr', 'Vérifiez l’employeur avant de postuler.', 'verifier employeur'],
    ['es', 'Guarde las pruebas de la estafa.', 'estafas'],
    ['de', 'Der Heuervertrag wird vor der Anmusterung unterschrieben.', 'vertrag'],
    ['ar', 'لا تدفع مقابل العقد.', 'عقد'],
    ['ar', 'عقد العمل يبقى معك.', 'العقد'],
    ['hi', 'अपने दस्तावेज़ों की जाँच करें।', 'दस्तावेज'],
    ['tl', 'Mag-apply nang libre.', 'apply'],
    ['id', 'Anda melamar tanpa biaya.', 'lamar'],
    ['pt', 'Guarde as certidões e os contratos.', 'contrato'],
    ['zh', '申请职位永远免费。', '免费申请'],
  ]
  test.each(CASES)('%s: %s answers “%s”', (language, text, query) => {
    const docs = [prepare('page', 'x', `## y\n\n${text}`, language), prepare('other', 'z', '## z\n\nz', language)]
    expect(slugs(query, docs)).toEqual(['page'])
  })
})

describe('what is shown of an answer', () => {
  const hitsOf = (sentence: string, query: string) =>
    markWords(sentence, readQuery(query)).flatMap(({ text, hit }) => (hit ? [text] : []))

  test('the words looked for are marked in the form the text has', () => {
    expect(hitsOf('Vérifiez l’employeur : VÉRIFIEZ.', 'verifiez')).toEqual(['Vérifiez', 'VÉRIFIEZ'])
    expect(hitsOf('الراتب في العقد', 'عقد')).toEqual(['العقد'])
  })

  test('in Chinese only the characters looked for are marked, neighbours together', () => {
    expect(hitsOf('船员申请职位永远免费。', '申请职位')).toEqual(['申请职位'])
  })

  test('the pieces joined are the sentence, whatever is looked for', () => {
    for (const query of ['a', 'e 2', '', '免费', 'no such word']) {
      const sentence = 'No fee: 免费, a 2/E pays nothing, ever.'
      expect(
        markWords(sentence, readQuery(query))
          .map(({ text }) => text)
          .join(''),
      ).toBe(sentence)
    }
  })
})
