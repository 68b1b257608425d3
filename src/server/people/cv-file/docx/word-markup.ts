/** Characters that XML 1.0 does not allow. */
const FOREIGN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for an element or attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(FOREIGN, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] as string)

/** `isRtl`: a right-to-left language. */
export type Writing = { isRtl: boolean }

const RTL_LETTER = /\p{Script=Arabic}/u
const LEFT_TO_RIGHT = '\u200e'

/** Keeps the order of numbers and Latin words in right-to-left paragraphs. */
const runOf = (text: string, { isRtl }: Writing): string =>
  !isRtl || RTL_LETTER.test(text)
    ? writeRun(text, isRtl ? '<w:rtl/>' : '')
    : writeRun(LEFT_TO_RIGHT + text + LEFT_TO_RIGHT, '')

const writeRun = (text: string, properties: string): string =>
  `<w:r><w:rPr>${properties}</w:rPr>${text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
    .join('<w:br/>')}</w:r>`

export type ParagraphStyle = 'Title' | 'Heading1' | 'Small' | 'Name'

export const writeParagraph = (text: string, writing: Writing, style?: ParagraphStyle): string =>
  `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}${writing.isRtl ? '<w:bidi/>' : ''}</w:pPr>${runOf(text, writing)}</w:p>`

/** `width` is in twentieths of a point. */
export const writeCell = (paragraphs: string, width: number): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraphs}</w:tc>`

export const writeRow = (cells: string, isHead = false): string =>
  `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells}</w:tr>`

export const writeTable = (rows: string, widths: readonly number[], { isRtl }: Writing): string =>
  `<w:tbl><w:tblPr>${isRtl ? '<w:bidiVisual/>' : ''}<w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/>` +
  '<w:tblBorders><w:top w:val="single" w:sz="8"/><w:bottom w:val="single" w:sz="8"/><w:insideH w:val="single" w:sz="2"/></w:tblBorders>' +
  `<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows}</w:tbl>`
