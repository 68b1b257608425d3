import { strToU8, zipSync } from 'fflate'
import { escapeXml } from './word-markup.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const CONTENT_TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`

const PACKAGE_RELATIONS = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`

const DOCUMENT_RELATIONS = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`

/** Sizes are in half points. */
const styleOf = (id: string, size: number, more = '', space = 0): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="Normal"/><w:pPr>${space ? `<w:keepNext/><w:spacing w:before="${space}" w:after="60"/>` : ''}</w:pPr><w:rPr>${more}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:style>`

const writeStyles = (language: string): string =>
  `${HEAD}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="18"/><w:szCs w:val="18"/><w:lang w:val="${escapeXml(language)}" w:bidi="${escapeXml(language)}" w:eastAsia="${escapeXml(language)}"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${styleOf('Title', 40, '', 1)}${styleOf('Heading1', 26, '<w:b/><w:bCs/>', 240)}${styleOf('Name', 18, '<w:b/><w:bCs/>')}${styleOf('Small', 15, '<w:color w:val="3A4C59"/>')}</w:styles>`

/** A4 with margins of 15 mm, in twentieths of a point. */
const SECTION =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="850" w:right="850" w:bottom="850" w:left="850" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr>'

/** The width between the margins. */
export const PAGE_WIDTH = 11906 - 2 * 850

/** Returns a Word document without fields, macros and external content. `language` is a BCP 47 tag. */
export const packDocument = (body: string, language: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(PACKAGE_RELATIONS),
    'word/_rels/document.xml.rels': strToU8(DOCUMENT_RELATIONS),
    'word/styles.xml': strToU8(writeStyles(language)),
    'word/document.xml': strToU8(
      `${HEAD}<w:document xmlns:w="${MAIN}"><w:body>${body}${SECTION}</w:body></w:document>`,
    ),
  })
