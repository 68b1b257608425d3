import { strToU8, zipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { createTerms } from '#src/domain/cv-import/terms.ts'
import { readImport } from './read-import.ts'
import { readInWorker } from './read-in-worker.ts'
import { readPdf } from './read-pdf.ts'
import { writePdf } from './write-pdf.fixture.ts'

const terms = createTerms({})
const read = (bytes: Uint8Array) => readImport({ bytes }, terms, readPdf)
/** A document that declares a small size and is larger. */
function lie(): Uint8Array {
  const bytes = docx(`<w:document>${'x'.repeat(30_000_000)}</w:document>`)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = 0; at < bytes.length - 30; at += 1)
    for (const [mark, place] of [
      [0x04034b50, 22],
      [0x02014b50, 24],
    ] as const)
      if (view.getUint32(at, true) === mark) view.setUint32(at + place, 100, true)
  return bytes
}

const docx = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) })

test.each<[name: string, file: () => Uint8Array, code: string]>([
  ['more than twenty megabytes unpacked', () => docx(' '.repeat(21 * 1024 * 1024)), 'too-large'],
  ['more unpacked than it says', lie, 'broken'],
  ['more than thirty pages', () => writePdf(31), 'too-many-pages'],
  ['pages without a word', () => writePdf(2), 'no-text'],
  ['a password', () => writePdf(1, { isLocked: true }), 'locked'],
  ['entities', () => docx('<!DOCTYPE x [<!ENTITY a "aaaa">]><w:document>&a;</w:document>'), 'broken'],
  ['endless nesting', () => docx(`${'<w:p>'.repeat(50_000)}${'</w:p>'.repeat(50_000)}`), 'broken'],
  ['no document', () => zipSync({ 'x.txt': strToU8('x') }), 'unknown-type'],
  ['half an archive', () => docx('<w:document/>').slice(0, 60), 'broken'],
  ['half a PDF', () => strToU8('%PDF-1.7\n1 0 obj\n<<'), 'broken'],
  ['an old Word file', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old-word'],
  ['a picture', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 'unknown-type'],
  ['words that are no CV', () => strToU8('It was a dark and stormy night.'), 'nothing-found'],
  ['more bytes than a CV has', () => new Uint8Array(16 * 1024 * 1024), 'too-large'],
])('a file with %s is refused with a reason', async (_name, file, code) => {
  await expect(read(file())).rejects.toMatchObject({ code })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file that is read for longer than ninety seconds is given up, and its worker ended', async () => {
  vi.useFakeTimers()
  const terminate = vi.fn()
  /** Reports ready and nothing more. */
  class SilentWorker {
    terminate = terminate
    postMessage() {}
    addEventListener(kind: string, hear: (event: { data: object }) => void) {
      if (kind === 'message') hear({ data: { isReady: true } })
    }
  }
  vi.stubGlobal('Worker', SilentWorker)
  const reading = readInWorker({ text: 'a CV' }, new AbortController().signal)
  const refused = expect(reading).rejects.toMatchObject({ code: 'took-too-long' })
  await vi.advanceTimersByTimeAsync(89_000)
  expect(terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  expect(terminate).toHaveBeenCalled()
})
