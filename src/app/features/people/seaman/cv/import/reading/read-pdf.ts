import { getDocument } from 'unpdf/pdfjs'
import { boundRows, type Row } from '#src/domain/cv-import/rows.ts'
import { ImportFailure } from './import-failure.ts'
import { layOutPage } from './pdf-layout.ts'
import type { Word } from './pdf-lines.ts'

export const MAX_PAGES = 30
const MAX_WORDS = 40_000

type Item = { str: string; transform: number[]; width: number; height: number; dir: string }
type View = { convertToViewportPoint: (x: number, y: number) => number[] }

/** Returns the words of a text item with positions from the upper left corner. */
function placeWords({ str, transform, width, height, dir }: Item, view: View): Word[] {
  const [x = 0, y = 0] = view.convertToViewportPoint(transform[4] as number, transform[5] as number)
  const size = height || Math.hypot(transform[2] as number, transform[3] as number) || 10
  const each = str.length > 0 ? width / str.length : 0
  const isBackwards = dir === 'rtl'
  return [...str.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => {
    const start = isBackwards ? str.length - index - text.length : index
    return { text, x0: x + start * each, x1: x + (start + text.length) * each, y, size, isBackwards }
  })
}

async function readPages(bytes: Uint8Array): Promise<Word[][]> {
  const document = await getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  } as never).promise
  if (document.numPages > MAX_PAGES) throw new ImportFailure('too-many-pages')
  const pages: Word[][] = []
  let count = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const view = page.getViewport({ scale: 1 }) as unknown as View
    const { items } = await page.getTextContent()
    const words = (items as Item[]).filter((item) => 'str' in item).flatMap((item) => placeWords(item, view))
    count += words.length
    if (count > MAX_WORDS) throw new ImportFailure('too-large')
    pages.push(words)
    page.cleanup()
  }
  await document.cleanup()
  return pages
}

/** Returns the rows of a PDF: lines, and tables by column. */
export async function readPdf(bytes: Uint8Array): Promise<Row[]> {
  try {
    const pages = await readPages(bytes)
    let tables = 0
    const rows = pages.flatMap((words, place) => {
      const laid = layOutPage(words, place + 1, tables)
      tables = laid.tables
      return laid.rows
    })
    if (rows.length === 0) throw new ImportFailure('no-text')
    return boundRows(rows)
  } catch (error) {
    if (error instanceof ImportFailure) throw error
    throw new ImportFailure((error as { name?: string }).name === 'PasswordException' ? 'locked' : 'broken')
  }
}
