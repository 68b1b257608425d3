import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { FeedError } from './feed-error.ts'

const MAX_DEPTH = 12
const MAX_ELEMENTS = 60_000

const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<!|<\/|<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g

/** Looks over the markup before anything is built of it: no document type, hence no entities, and no endless nesting. */
function inspect(xml: string): void {
  let depth = 0
  let elements = 0
  for (const [mark] of xml.matchAll(MARKUP)) {
    if (mark === '<!') throw new FeedError('doctype')
    if (mark.startsWith('<!') || mark.startsWith('<?')) continue
    if (mark === '</') depth -= 1
    else {
      elements += 1
      if (!mark.endsWith('/>')) depth += 1
    }
    if (depth > MAX_DEPTH) throw new FeedError('too-deep')
    if (elements > MAX_ELEMENTS) throw new FeedError('too-many-items')
  }
}

/** The root element. Only the five entities of XML itself and character references exist. */
export function readRoot(xml: string): XmlElement {
  inspect(xml)
  let root: XmlElement | null
  try {
    root = parseXml(xml).root
  } catch {
    throw new FeedError('malformed')
  }
  if (!root) throw new FeedError('malformed')
  return root
}
