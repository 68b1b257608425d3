import { describe, expect, it } from 'vitest'
import { languageProblems } from './catalogues/language-rules.ts'
import { shapeOf } from './catalogues/message-shape.ts'

describe('a Latin run in an Arabic message', () => {
  const BARE = ['a Latin run outside U+2068…U+2069']
  const problems = (text: string) => languageProblems('ar', shapeOf(text).words)

  it('is found at the start, inside, at the end and beside an isolated one', () => {
    for (const text of ['PDF أو صورة', 'ملف PDF هذا', 'رقم IMO', 'و⁨SIRE⁩ وCDI', 'شهادة STCW II/1', '‏Gangway هنا'])
      expect(problems(text), text).toEqual(BARE)
  })

  it('is found in a branch of a plural and in a tag', () => {
    expect(problems('{n, plural, one {ملف PDF} other {⁨PDF⁩}}')).toEqual(BARE)
    expect(problems('<link>اتحاد ITF</link>')).toEqual(BARE)
  })

  it('may stand between isolates, also around a value', () => {
    for (const text of ['⁨PDF⁩ أو صورة', 'لائحة ⁨STCW {regulation}⁩ هنا', 'الرادار و⁨ARPA⁩', '<link>اتحاد ⁨ITF⁩</link>'])
      expect(problems(text), text).toEqual([])
  })

  it('is right where there is no Arabic letter: a name, a code, a value', () => {
    for (const text of ['WhatsApp', 'DP2', 'PDF، {size}', '{name}: {type}', 'IMO {imo}'])
      expect(problems(text), text).toEqual([])
  })

  it('is not a number, a percentage or the name of a placeholder', () => {
    for (const text of ['آخر 24 ساعة', 'أوسط 50%', 'الرتبة: {rank}']) expect(problems(text), text).toEqual([])
  })
})
