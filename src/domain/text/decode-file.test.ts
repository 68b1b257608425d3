import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('a file is UTF-8 unless it says otherwise', () => {
  expect(decodeFile(utf8('<a>Судно</a>'))).toBe('<a>Судно</a>')
  expect(decodeFile(utf8('\ufeff<a>Судно</a>'))).toBe('<a>Судно</a>')
})

test('the XML declaration names the encoding', () => {
  const head = '<?xml version="1.0" encoding="windows-1251"?>'
  const file = new Uint8Array([...utf8(`${head}<a>`), 0xd1, 0xf3, 0xe4, 0xed, 0xee, ...utf8('</a>')])
  expect(decodeFile(file)).toBe(`${head}<a>Судно</a>`)
})

test('the header of an answer is believed before the declaration', () => {
  expect(decodeFile(bytes('<?xml version="1.0" encoding="utf-8"?>\xd1'), 'windows-1251')).toMatch(/С$/)
})

test('a byte order mark tells more than anything else', () => {
  expect(decodeFile(new Uint8Array([0xff, 0xfe, 0x3c, 0, 0x21, 0x04]), 'utf-8')).toBe('<С')
})

test('an encoding that does not exist is read as UTF-8', () => {
  expect(decodeFile(utf8('<?xml version="1.0" encoding="klingon"?><a/>'))).toMatch(/<a\/>$/)
})
