import { describe, expect, test } from 'vitest'
import { cleanFileName, nameAs } from './file-name.ts'
import { countCharacters } from './text.ts'
import { MAX_FILE_NAME } from './text-limits.ts'

describe('the name of a file', () => {
  test.each([
    ['as it was given', 'Medical certificate.pdf', 'Medical certificate.pdf'],
    ['in any script', 'медогляд № 4.pdf', 'медогляд № 4.pdf'],
    ['with the joiners of its script', 'क्‍ष.pdf', 'क्‍ष.pdf'],
    ['without the path', '../../etc/C:\\Users\\me\\passport.jpg', 'passport.jpg'],
    ['without what turns what follows', 'contract\u202efdp.exe\u200f', 'contractfdp.exe'],
    ['without control characters', 'a\u0000b\r\nc\ud800.pdf', 'abc.pdf'],
    ['without dots and spaces before it', ' ..  .hidden   name.pdf  ', 'hidden name.pdf'],
    ['nothing where nothing is left', '\u200e/..', ''],
  ])('is kept %s', (_, given, kept) => {
    expect(cleanFileName(given)).toBe(kept)
  })

  test('loses its middle where it is too long, and is the same when it is cleaned again', () => {
    const kept = cleanFileName(`${'😀'.repeat(200)}.jpeg`)
    expect([countCharacters(kept), kept.endsWith('😀.jpeg'), cleanFileName(kept)]).toEqual([MAX_FILE_NAME, true, kept])
  })

  test('ends, where it is saved, as what the file is', () => {
    expect(nameAs('Medical certificate.PDF', 'pdf')).toBe('Medical certificate.pdf')
    expect(nameAs('IMG_1.jpeg', 'webp')).toBe('IMG_1.webp')
    expect(nameAs('invoice.exe', 'pdf')).toBe('invoice.exe.pdf')
    expect(nameAs('Contract rev.2', 'pdf')).toBe('Contract rev.2.pdf')
  })
})
