import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import type { CvPaper, PaperFact, PaperLine, PaperTable } from '#src/i18n/cv/paper.ts'
import { type ParagraphStyle, type Writing, writeCell, writeParagraph, writeRow, writeTable } from './word-markup.ts'
import { PAGE_WIDTH, packDocument } from './word-package.ts'

const STYLES: Record<NonNullable<PaperLine['kind']>, ParagraphStyle> = { name: 'Name', small: 'Small' }

/** Fractions of the page's width. */
const SHARES: Record<PaperTable['kind'], readonly number[]> = {
  travel: [0.3, 0.2, 0.2, 0.15, 0.15],
  papers: [0.3, 0.2, 0.2, 0.15, 0.15],
  voyages: [0.2, 0.24, 0.16, 0.2, 0.2],
}

const widthsOf = (shares: readonly number[]): number[] => shares.map((share) => Math.floor(share * PAGE_WIDTH))

/** A cell needs a paragraph: Word repairs files without one. */
const writeLines = (lines: readonly PaperLine[], writing: Writing): string =>
  lines.map(({ words, kind }) => writeParagraph(words, writing, kind && STYLES[kind])).join('') ||
  writeParagraph('', writing)

function writePaperTable({ kind, title, columns, rows }: PaperTable, writing: Writing): string {
  const widths = widthsOf(SHARES[kind])
  const cells = (texts: readonly (readonly PaperLine[])[]) =>
    texts.map((lines, place) => writeCell(writeLines(lines, writing), widths[place] as number)).join('')
  const head = writeRow(cells(columns.map((words) => [{ words, kind: 'name' as const }])), true)
  const body = rows.map((row) => writeRow(cells(row.cells))).join('')
  return writeParagraph(title, writing, 'Heading1') + writeTable(head + body, widths, writing)
}

function writeFacts(title: string, facts: readonly PaperFact[], writing: Writing): string {
  const widths = widthsOf([0.35, 0.65])
  const rows = facts.map(({ label, words }) =>
    writeRow(
      [label, words].map((text, place) => writeCell(writeParagraph(text, writing), widths[place] as number)).join(''),
    ),
  )
  return writeParagraph(title, writing, 'Heading1') + writeTable(rows.join(''), widths, writing)
}

/** Writes the CV as a Word document for A4. */
export function writeDocx(paper: CvPaper, language: LocaleCode): Uint8Array {
  const { tag, dir } = getLocale(language)
  const writing = { isRtl: dir === 'rtl' }
  const groups = (kinds: readonly string[]) =>
    paper.groups.filter(({ kind }) => kinds.includes(kind)).map(({ title, facts }) => writeFacts(title, facts, writing))
  const { totals } = paper
  const body = [
    writeParagraph(`${paper.title}. ${paper.made}`, writing, 'Small'),
    writeParagraph(paper.name, writing, 'Title'),
    writeParagraph(paper.ranks, writing),
    ...groups(['person', 'contact']),
    ...paper.tables.map((table) => writePaperTable(table, writing)),
    ...(totals ? [writeFacts(totals.title, totals.facts, writing), writeParagraph(totals.note, writing, 'Small')] : []),
    ...groups(['biometric', 'kin']),
    writeParagraph(paper.note, writing, 'Small'),
  ]
  return packDocument(body.join(''), tag)
}
